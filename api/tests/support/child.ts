import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { childDatabase } from '#tests/child_database'
import { runFolder } from '#tests/environment'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The arguments with which Node runs a program of this workspace: tests that are built run built ones. */
function howToRun([program = '', ...args]: string[]) {
  if (extname(import.meta.url) === '.ts') return ['--import=@poppinss/ts-exec', program, ...args]
  return [program.replace(/\.ts$/, '.js'), ...args]
}

export const temporaryFolder = () => mkdtempSync(join(runFolder, 'own-'))

/** What V8 makes of the programs' source: a sixth of a start is to make it anew. */
const compiled = join(runFolder, 'compiled')

/** Starts a program of this workspace in a process of its own, with state of its own. */
export function start(
  args: string[],
  env: Record<string, string>
): ChildProcess & { text: string } {
  const child = spawn(process.execPath, howToRun(args), {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      DEMO: '0',
      // Nobody sends visitors to it who would have to notice that it stops.
      SHUTDOWN_DRAIN_MS: '0',
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: compiled,
      ...(env.DB_CONNECTION ? {} : childDatabase(env.DATA_DIR)),
      ...env,
    },
  }) as ChildProcess & { text: string }
  child.text = ''
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk) => (child.text += chunk))
  }
  return child
}

/** Resolves once it is over, also where it was over before it was asked. */
export async function untilOver(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Runs it to its end; gives its exit code and all that it printed. */
export async function run(args: string[], env: Record<string, string>) {
  const child = start(args, env)
  const [code] = await once(child, 'exit')
  return { code: code as number | null, text: child.text.trim() }
}

/** Resolves once the address answers at all. */
export async function untilAnswers(url: string, deadline = Date.now() + 60_000): Promise<void> {
  const answer = await fetch(url).catch(() => undefined)
  if (answer) return
  if (Date.now() > deadline) throw new Error(`${url} did not answer`)
  await new Promise((resolve) => setTimeout(resolve, 50))
  return untilAnswers(url, deadline)
}
