import { cpSync } from 'node:fs'
import { start, temporaryFolder, untilAnswers, untilOver } from '#tests/child'
import { isPostgres } from '#tests/child_database'
import { freePort } from '#tests/free_port'
import { until } from '#tests/until'

const SHOWN = /director: (\S+) with the password (\S+) \(shown only now\)/

/**
 * Two processes that start at once on an empty database make a whole installation: tables, a director
 * with a password that is made up, the sample content with pictures.
 */
async function startTwo(engine: Record<string, string>) {
  const DATA_DIR = temporaryFolder()
  const ports = [await freePort(), await freePort()]
  const servers = ports.map((port) =>
    start(['bin/server.ts'], {
      ...engine,
      DATA_DIR,
      PORT: String(port),
      DEMO: '1',
      QUEUE_WORKER: '0',
    })
  )
  try {
    const deadline = Date.now() + 60_000
    const addresses = ports.map((port) => `http://127.0.0.1:${port}/api`)
    await Promise.all(addresses.map((address) => untilAnswers(`${address}/health`, deadline)))
    await until(() => servers.some(({ text }) => SHOWN.test(text)))
    const [shown, ...others] = servers.map(({ text }) => text.trim()).filter(Boolean)
    const [, email, password] = SHOWN.exec(shown!)!
    const signedIn: number[] = []
    for (const address of addresses) {
      const { status } = await fetch(`${address}/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      signedIn.push(status)
    }
    servers.forEach((server) => void server.kill('SIGTERM'))
    await Promise.all(servers.map(untilOver))
    const exits = servers.map(({ exitCode, signalCode }) => [exitCode, signalCode])
    return { DATA_DIR, others, signedIn, exits }
  } finally {
    servers.forEach((server) => void server.kill('SIGKILL'))
  }
}

const made: Partial<Record<'pg' | 'sqlite', ReturnType<typeof startTwo>>> = {}

/** Made once, by whoever asks first: to encode the sample pictures takes seconds. */
export function firstStart(engine: 'pg' | 'sqlite' = isPostgres ? 'pg' : 'sqlite') {
  made[engine] ??= startTwo(engine === 'pg' ? {} : { DB_CONNECTION: 'sqlite' })
  return made[engine]
}

/** Copies the installation that a first start on SQLite makes: it is all in its folder. */
export async function install(DATA_DIR: string) {
  const { DATA_DIR: first } = await firstStart('sqlite')
  cpSync(first, DATA_DIR, { recursive: true })
}
