import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const server = fileURLToPath(new URL('../../dist/serve.js', import.meta.url))
/**
 * For NODE_COMPILE_CACHE: what V8 makes of the server's modules, kept by each that ends in order for
 * those that start after it: a quarter of a start is to make it anew.
 */
export const compiled = fileURLToPath(
  new URL('../../../node_modules/.cache/academy-compiled', import.meta.url)
)

export const director = {
  email: 'director@sahyadrichess.example',
  password: 'knight-f3-and-bishop-c4',
}

export type Academy = Awaited<ReturnType<typeof startAcademy>>

/**
 * The built product with its sample content, in a process of its own, on a port of its own.
 * @param more variables beside the usual ones; a DATA_DIR among them is left to the caller
 * @param template the state that it begins with, a DATA_DIR; without it, it fills an empty one itself
 * @param through a program that runs it and becomes it, such as `strace -D …`
 */
export async function startAcademy(
  more: Record<string, string> = {},
  template?: string,
  through: string[] = []
) {
  const folder = more.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'academy-served-'))
  if (template) cpSync(template, folder, { recursive: true })
  const port = await freePort()
  let child!: ChildProcess

  const start = async () => {
    const [program, ...args] = [...through, process.execPath, server]
    child = spawn(program!, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: folder,
        ADMIN_EMAIL: director.email,
        ADMIN_PASSWORD: director.password,
        NODE_COMPILE_CACHE: compiled,
        ...more,
      },
    })
    let output = ''
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk) => (output = `${output}${chunk}`.slice(-4000)))
    }
    const ended = once(child, 'close')
    while (!output.includes('The academy is open:')) {
      await Promise.race([once(child.stdout!, 'data'), ended])
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The academy did not start: ${output}`)
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'close')
    child.kill(signal)
    await ended
  }

  await start()
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    get pid() {
      return child.pid!
    },
    kill: () => end('SIGKILL'),
    /** Starts it again on the same port. */
    start,
    /** Has it end in order, and leaves its folder to the caller. */
    close: () => end('SIGTERM'),
    async stop() {
      await end('SIGKILL')
      if (!more.DATA_DIR) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
