import { run } from '#tests/child'

/** Runs a command of ace as a server would; gives its exit code and all that it printed. */
export function ace(args: string[], env: Record<string, string>) {
  return run(['ace.js', ...args], { NODE_ENV: 'production', ...env })
}

/** Makes a whole installation in a folder: tables, a director, the sample content with pictures. */
export async function install(DATA_DIR: string, more: Record<string, string> = {}) {
  const env = { ...more, DATA_DIR, ADMIN_PASSWORD: 'the first password' }
  const steps = [
    ['migration:run', '--force', '--no-schema-generate'],
    ['admin:create', '--email=first@academy.example'],
    ['demo:load'],
  ]
  for (const step of steps) {
    const { code, text } = await ace(step, env)
    if (code !== 0) throw new Error(`${step[0]}: ${text}`)
  }
}
