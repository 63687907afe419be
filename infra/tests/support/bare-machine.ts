import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Where the checkout stands on it, as the README has it. */
export const SOURCE = '/srv/academy/source'

/** What this machine trusts, so that it reaches the registries from in there as well. */
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt'

/**
 * A bare Debian 12 under systemd, as it is rented: in a container of this machine, whose network and
 * kernel it shares. Needs root, debootstrap and systemd-nspawn.
 */
export class BareMachine {
  readonly #folder = mkdtempSync(join(tmpdir(), 'academy-machine-'))
  readonly #source: string
  #container?: ChildProcess

  /** @param source a checkout, which it sees read-only in `SOURCE` */
  constructor(source: string) {
    this.#source = source
    process.once('exit', this.#kill)
  }

  get #system() {
    return join(this.#folder, 'system')
  }

  /** Installs Debian with nothing but what git needs to bring the checkout. */
  install() {
    const packages = 'systemd-sysv,dbus,ca-certificates,git'
    execFileSync('debootstrap', [`--include=${packages}`, 'bookworm', this.#system], {
      stdio: 'ignore',
    })
    for (const file of ['/etc/resolv.conf', '/etc/apt/sources.list.d', TRUSTED]) {
      if (existsSync(file)) cpSync(file, join(this.#system, file), { recursive: true, force: true })
    }
  }

  /** Switches it on and waits until systemd has come up. */
  async boot() {
    const name = 'academy-machine'
    this.#container = spawn(
      'systemd-nspawn',
      [
        ...['--quiet', '--boot', '--register=no', '--keep-unit', '--console=passive'],
        ...['--directory', this.#system, `--hostname=${name}`, `--machine=${name}-${process.pid}`],
        `--bind-ro=${this.#source}:${SOURCE}`,
      ],
      { stdio: 'ignore' }
    )
    const deadline = Date.now() + 60_000
    while (!/running|degraded/.test(this.run('systemctl is-system-running').said)) {
      const { exitCode } = this.#container
      if (exitCode !== null || Date.now() > deadline) throw new Error('systemd did not come up')
      await pause(200)
    }
    this.run(`git config --system --replace-all safe.directory ${SOURCE}`)
  }

  /** The process that is number 1 in there; undefined until it runs. */
  get #init(): number | undefined {
    const pid = this.#container?.pid
    try {
      return (
        Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]) || undefined
      )
    } catch {
      return undefined
    }
  }

  /** Runs a line of shell in there, as root. */
  run(line: string): { status: number | null; said: string } {
    const init = this.#init
    if (!init) return { status: null, said: '' }
    const settings = {
      HOME: '/root',
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      SSL_CERT_FILE: TRUSTED,
      NODE_EXTRA_CA_CERTS: TRUSTED,
    }
    const entering = ['--target', String(init), ...['-m', '-u', '-i', '-n', '-p', '-C']]
    try {
      const said = execFileSync('nsenter', [...entering, 'bash', '-c', `{ ${line}\n} 2>&1`], {
        env: settings,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      })
      return { status: 0, said: said.trim() }
    } catch (error) {
      const { status, stdout } = error as { status: number | null; stdout: string }
      return { status, said: String(stdout ?? error).trim() }
    }
  }

  /** Switches it off, as a power cut does. */
  async cutPower() {
    const container = this.#container
    if (!container || container.exitCode !== null || container.signalCode !== null) return
    const gone = new Promise((resolve) => container.once('exit', resolve))
    this.#kill()
    await gone
  }

  #kill = () => {
    const init = this.#init
    if (init) process.kill(init, 'SIGKILL')
    else this.#container?.kill('SIGKILL')
  }

  async remove() {
    await this.cutPower()
    process.off('exit', this.#kill)
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
