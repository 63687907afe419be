import { AsyncLocalStorage } from 'node:async_hooks'
import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePorts } from '../../start/free-port.ts'
import { director } from './academy.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const deployment = join(project, 'infra', 'deploy')

/** wrk and browsers ask for this name without help from a name server. */
const DOMAIN = 'localhost'

/**
 * The product as it runs on a server, on this machine below a folder of its own: nginx with the
 * shipped configuration, two processes, the worker. Deployed by deploy.sh, with plain processes in
 * place of units.
 */
export class Installation {
  readonly root = mkdtempSync(join(tmpdir(), 'academy-trial-'))
  readonly ports: { http: number; https: number; blue: number[]; green: number[] }
  #changes: Record<string, string>
  #settings: Record<string, string>
  #undo?: () => void
  static #all = new Set<Installation>()
  static #made = new AsyncLocalStorage<Installation[]>()

  private constructor(
    ports: number[],
    changes: Record<string, string>,
    settings: Record<string, string>
  ) {
    const [http, https, ...pairs] = ports as [number, number, ...number[]]
    this.ports = { http, https, blue: pairs.slice(0, 2), green: pairs.slice(2, 4) }
    this.#changes = changes
    this.#settings = settings
    Installation.#all.add(this)
    Installation.#made.getStore()?.push(this)
  }

  /**
   * Writes the settings and deploys the checkout as it is built.
   * @param changes values of site.env; by default the limits per address are out of the way
   * @param settings more lines of academy.env; by default nor does the ceiling of messages count
   * @param prepare what has to be done with the empty folder before; what it returns undoes it
   */
  static async deployed(
    changes: Record<string, string> = {},
    settings: Record<string, string> = {},
    prepare?: (installation: Installation) => () => void
  ): Promise<Installation> {
    const site = {
      CONNECTIONS_PER_ADDRESS: '10000',
      REQUESTS_PER_SECOND: '100000',
      REQUEST_BURST: '100000',
      SIGN_INS_PER_MINUTE: '1000',
      ...changes,
    }
    const open = { LIMIT_CONTACT_TOTAL: '100000', ...settings }
    const installation = new Installation(await freePorts(6), site, open)
    try {
      installation.#writeSettings()
      installation.#undo = prepare?.(installation)
      await installation.deploy()
    } catch (error) {
      installation.remove()
      throw error
    }
    return installation
  }

  get origin() {
    return `https://${DOMAIN}:${this.ports.https}`
  }
  get data() {
    return join(this.root, 'var/lib/academy')
  }
  get backups() {
    return join(this.root, 'var/backups/academy')
  }
  get release() {
    return join(this.root, 'srv/academy/current')
  }
  /** The ports of the two processes that serve now. */
  get servingPorts() {
    const colour = readlinkSync(join(this.release, 'nginx')).replace('nginx-', '')
    return this.ports[colour as 'blue' | 'green']
  }

  #writeSettings() {
    const at = (name: string) => {
      mkdirSync(join(this.root, name), { recursive: true, mode: 0o700 })
      return join(this.root, name)
    }
    const certificate = join(at('etc/academy'), 'cert.pem')
    const key = join(this.root, 'etc/academy/key.pem')
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', '2', '-subj', `/CN=${DOMAIN}`, '-addext', `subjectAltName=DNS:${DOMAIN}`],
        ...['-keyout', key, '-out', certificate],
      ],
      { stdio: 'ignore' }
    )
    const values: Record<string, string> = {
      DOMAIN,
      ADDRESSES: '127.0.0.1',
      HTTP_PORT: String(this.ports.http),
      HTTPS_PORT: String(this.ports.https),
      CERTIFICATE: certificate,
      CERTIFICATE_KEY: key,
      DATA_DIR: at('var/lib/academy'),
      BACKUP_DIR: at('var/backups/academy'),
      CACHE_DIR: at('var/cache/academy'),
      ACME_DIR: at('var/www/acme'),
      LOG_DIR: at('var/log'),
      PID_FILE: join(at('run'), 'nginx.pid'),
      BLUE_PORTS: this.ports.blue.join(' '),
      GREEN_PORTS: this.ports.green.join(' '),
      // The folder is its maker's alone, so nginx works as the same account.
      NGINX_USER: userInfo().username,
      WORKERS: '1',
      ...this.#changes,
    }
    const shipped = readFileSync(join(project, 'infra/nginx/site.env'), 'utf8')
    const site = shipped.replace(/^([A-Z0-9_]+)=.*$/gm, (line, name: string) =>
      name in values ? `${name}=${values[name]}` : line
    )
    writeFileSync(join(this.root, 'etc/academy/site.env'), site)
    writeFileSync(
      join(this.root, 'etc/academy/academy.env'),
      [
        `APP_URL=${this.origin}`,
        `ADMIN_EMAIL=${director.email}`,
        `ADMIN_PASSWORD=${director.password}`,
        'LOG_LEVEL=error',
        ...Object.entries(this.#settings).map(([name, value]) => `${name}=${value}`),
        '',
      ].join('\n')
    )
  }

  /** @returns what the script said */
  #run(script: string, ...args: string[]): Promise<string> {
    const child = spawn(join(deployment, script), ['--root', this.root, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    return new Promise((resolve, reject) => {
      child.on('exit', (code) => (code === 0 ? resolve(said) : reject(new Error(said))))
    })
  }

  /** @param built a checkout with its builds; by default this one */
  deploy(built = project) {
    return this.#run('deploy.sh', '--built', built)
  }

  rollback() {
    return this.#run('rollback.sh')
  }

  /** Starts the serving release anew on the other ports. */
  rollForward() {
    return this.#run('apply.sh')
  }

  /** The process id of `nginx`, `worker` or `web-<port>`. */
  pidOf(name: string): number {
    return Number(readFileSync(join(this.root, 'run', `${name}.pid`), 'utf8'))
  }

  kill(name: string, signal: NodeJS.Signals) {
    try {
      const pid = this.pidOf(name)
      // An empty file reads as 0, and 0 would be this very process group.
      if (pid > 1) process.kill(pid, signal)
    } catch {
      // It is gone already.
    }
  }

  /** The environment in which the processes run. */
  environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
    const settings = readFileSync(join(this.root, 'etc/academy/academy.env'), 'utf8')
    const values = Object.fromEntries(
      settings.split('\n').flatMap((line) => {
        const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? []
        return name ? [[name, value]] : []
      })
    )
    return {
      ...process.env,
      ...values,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATA_DIR: this.data,
      BACKUP_DIR: this.backups,
      DEMO: '0',
      ...more,
    }
  }

  /** Does some work, and removes what it has deployed, if it has not done so itself. */
  static async within<Result>(work: () => Promise<Result>): Promise<Result> {
    const made: Installation[] = []
    try {
      return await Installation.#made.run(made, work)
    } finally {
      for (const installation of made) installation.remove()
    }
  }

  /** Removes the ones that nobody has removed. */
  static removeAll() {
    for (const installation of [...Installation.#all]) installation.remove()
  }

  /** Stops everything and keeps the folder. */
  stop() {
    const folder = join(this.root, 'run')
    const names = existsSync(folder) ? readdirSync(folder) : []
    for (const name of names) {
      const program = name.replace(/\.pid$/, '')
      // Killed at once, nginx's main process would leave the others behind.
      this.kill(program, program === 'nginx' ? 'SIGTERM' : 'SIGKILL')
    }
  }

  /** Stops everything and removes the folder. */
  remove() {
    if (!Installation.#all.delete(this)) return
    this.stop()
    this.#undo?.()
    rmSync(this.root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
