import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { NGINX } from '../../nginx/nginx-program.ts'
import { readSiteValues, type SiteValues } from '../../nginx/site-values.ts'
import { writeConfiguration } from '../../nginx/write-configuration.ts'
import { freePort } from '../../start/free-port.ts'
import { writeFixture } from './fixture-release.ts'
import { FixtureUpstream, send } from './fixture-upstream.ts'
import { ask, type Asked, type Question } from './ask.ts'

export const DOMAIN = 'academy.example'

const shipped = fileURLToPath(new URL('../../nginx/site.env', import.meta.url))

/** The shipped configuration in a real nginx on loopback, before a fixture upstream. */
export class RunningNginx {
  readonly upstream = new FixtureUpstream((_, response) => send(response, '{"data":[]}'))
  readonly folder = mkdtempSync(join(tmpdir(), 'academy-nginx-'))
  site!: SiteValues
  #child?: ChildProcess

  get httpPort() {
    return Number(this.site.HTTP_PORT)
  }
  get httpsPort() {
    return Number(this.site.HTTPS_PORT)
  }

  /**
   * @param changes values that differ from the shipped site.env
   * @param port of the process behind; by default the fixture's
   */
  static async start(changes: Partial<SiteValues> = {}, port?: number): Promise<RunningNginx> {
    const nginx = new RunningNginx()
    chmodSync(nginx.folder, 0o755)
    writeFixture(nginx.folder, DOMAIN)
    await nginx.upstream.start()
    const at = (name: string) => join(nginx.folder, name)
    nginx.site = {
      ...readSiteValues(shipped),
      DOMAIN,
      ADDRESSES: '127.0.0.1 [::1]',
      HTTP_PORT: String(await freePort()),
      HTTPS_PORT: String(await freePort()),
      CERTIFICATE: at('cert.pem'),
      CERTIFICATE_KEY: at('key.pem'),
      DATA_DIR: at('data'),
      CACHE_DIR: at('cache'),
      ACME_DIR: at('acme'),
      LOG_DIR: at('log'),
      PID_FILE: at('nginx.pid'),
      NGINX_USER: process.getuid?.() === 0 ? 'www-data' : userInfo().username,
      WORKERS: '1',
      WORKER_CONNECTIONS: '1024',
      // One address asks everything here; the limits have a test of their own.
      CONNECTIONS_PER_ADDRESS: '1000',
      REQUESTS_PER_SECOND: '100000',
      REQUEST_BURST: '100000',
      ...changes,
    }
    try {
      writeConfiguration(nginx.site, {
        release: at('release'),
        ports: [String(port ?? nginx.upstream.port)],
        out: at('conf'),
      })
      await nginx.run()
    } catch (error) {
      // What has begun to listen would keep the test process alive.
      await nginx.stop()
      throw error
    }
    return nginx
  }

  get configuration() {
    return join(this.folder, 'conf', 'nginx.conf')
  }

  /** The whole configuration as nginx has read it. */
  dump(): string {
    const { stdout, stderr, status } = spawnSync(NGINX, ['-T', '-c', this.configuration], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    return stdout
  }

  async run() {
    const child = spawn(NGINX, ['-c', this.configuration, '-g', 'daemon off;'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr.on('data', (chunk) => (complaint += chunk))
    this.#child = child
    for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
      if (child.exitCode !== null) throw new Error(`nginx did not start: ${complaint}`)
      if (await this.ask({ path: '/robots.txt' }).catch(() => undefined)) return
      await pause(25)
    }
    throw new Error(`nginx did not answer: ${complaint}`)
  }

  async halt() {
    const child = this.#child
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }

  async stop() {
    await this.halt()
    await this.upstream.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  ask(question: Question): Promise<Asked> {
    return ask({ port: this.httpsPort, host: DOMAIN, ...question })
  }

  /** As if nothing had ever been asked: a copy whose file is gone is none. */
  async forgetCopies() {
    // An answer can be read before its copy lies there. The one worker has put it there before it
    // answers anything else.
    await this.ask({ path: '/robots.txt' })
    const kept = join(this.folder, 'cache', 'copies')
    for (const name of readdirSync(kept)) rmSync(join(kept, name), { recursive: true })
  }

  log(name: 'academy.log' | 'error.log'): string {
    return readFileSync(join(this.folder, 'log', name), 'utf8')
  }

  write(name: string, text: string) {
    writeFileSync(join(this.folder, name), text)
  }
}
