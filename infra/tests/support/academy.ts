import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../start/free-port.ts'

const server = fileURLToPath(new URL('../../dist/serve.js', import.meta.url))

export const director = {
  email: 'director@sahyadrichess.example',
  password: 'knight-f3-and-bishop-c4',
}

export type Academy = Awaited<ReturnType<typeof startAcademy>>

/**
 * The built product with its sample content, in a process of its own, on a port of its own.
 * @param more variables beside the usual ones
 * @param template the state that it begins with, a DATA_DIR; without it, it fills an empty one itself
 */
export async function startAcademy(more: Record<string, string> = {}, template?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'academy-served-'))
  if (template) cpSync(template, folder, { recursive: true })
  const child = spawn(process.execPath, [server], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: folder,
      ADMIN_EMAIL: director.email,
      ADMIN_PASSWORD: director.password,
      ...more,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (said = `${said}${chunk}`.slice(-4000)))
  }
  const ended = once(child, 'close')
  const address = () => /The academy is open: +(\S+)/.exec(said)?.[1]
  while (!address()) {
    await Promise.race([once(child.stdout, 'data'), ended])
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The academy did not start: ${said}`)
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    origin: `http://127.0.0.1:${new URL(address()!).port}`,
    folder,
    /** Has it end in order, and leaves its folder to the caller. */
    close: () => end('SIGTERM'),
    async stop() {
      await end('SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
