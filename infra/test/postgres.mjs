import { execFile, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const DEBIAN = '/usr/lib/postgresql'

/** The newest installed server's programs, or undefined where there is none. */
export function postgresPrograms() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : []
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** Below the ports that the system takes for outgoing connections, as in `infra/start/free-port.ts`. */
async function freePort() {
  const port = randomInt(20_000, 32_000)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').catch(() => undefined)
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}

/** PostgreSQL refuses to run as root: there it runs as the account that owns nothing. */
function owner() {
  if (process.getuid?.() !== 0) return {}
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * Starts an empty PostgreSQL of its own in a temporary folder, on a free port of this machine.
 * Nothing in it has to last, so it does not wait for the disk, unless `isDurable`: a deploy refuses
 * one that does not.
 * @returns {Promise<{ env: Record<string, string>, halt: () => Promise<void>, resume: () => void,
 * stop: () => Promise<void> }>} the environment that leads the API to it, how to interrupt it, and
 * how to end it
 */
export async function startPostgres({ isDurable = false } = {}) {
  const programs = postgresPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'academy-postgres-'))
  const account = owner()
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const options = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } }
  const init = ['-D', data, '-U', 'academy', '--auth=trust', '--encoding=UTF8', '--no-sync']
  await promisify(execFile)(join(programs, 'initdb'), init, options)

  const port = String(await freePort())
  const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const settings = isDurable ? [] : hasty
  const args = ['-D', data, '-h', '127.0.0.1', '-p', port, '-k', folder]
  const launch = () =>
    spawn(
      join(programs, 'postgres'),
      [...args, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' }
    )
  let server = launch()
  const halt = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGINT')
    await once(server, 'exit')
  }
  const resume = () => void (server = launch())
  const stop = async () => {
    await halt()
    rmSync(folder, { recursive: true, force: true })
  }

  const connect = ['-h', '127.0.0.1', '-p', port, '-U', 'academy']
  const client = (program, ...more) =>
    promisify(execFile)(join(programs, program), [...connect, ...more], options)
  const deadline = Date.now() + 30_000
  while (!(await client('pg_isready').catch(() => undefined))) {
    if (Date.now() > deadline || server.exitCode !== null) {
      await stop()
      throw new Error('PostgreSQL did not start.')
    }
    await sleep(100)
  }
  await client('createdb', 'academy')
  const env = {
    DB_CONNECTION: 'pg',
    DB_HOST: '127.0.0.1',
    DB_PORT: port,
    DB_USER: 'academy',
    DB_DATABASE: 'academy',
  }
  return { env, halt, resume, stop }
}
