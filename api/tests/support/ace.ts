import { run } from '#tests/child'

/** Runs a command of ace as a server would; gives its exit code and all that it printed. */
export function ace(args: string[], env: Record<string, string>) {
  return run(['ace.js', ...args], { NODE_ENV: 'production', ...env })
}
