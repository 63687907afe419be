import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Where the checkout is on it, as the handbook has it; read-only. */
export const SOURCE = '/srv/academy/source'

/** What this machine trusts, so that it reaches the registries from in there as well. */
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt'

/**
 * A bare Debian 12 under systemd, as it is rented: in a container whose network and kernel are this
 * machine's. Needs root, debootstrap and systemd-nspawn.
 */
export class Machine {
  /** For repeated runs: a folder in which the system is cached. */
  readonly #system = process.env.PROOF_SYSTEM ?? mkdtempSync(join(tmpdir(), 'academy-machine-'))
  #container!: ChildProcess

  /**
   * @param source the checkout
   * @returns why there is none, in one sentence, where systemd does not run in a container
   */
  static async started(source: string): Promise<Machine | string> {
    const machine = new Machine()
    process.once('exit', () => machine.#cutPower())
    try {
      machine.#install()
      const fault = await machine.#boot(source)
      if (!fault) return machine
      await machine.remove()
      return fault
    } catch (error) {
      await machine.remove()
      throw error
    }
  }

  #install() {
    if (existsSync(join(this.#system, 'etc/os-release'))) return
    const packages = 'systemd-sysv,dbus,ca-certificates,git'
    execFileSync('debootstrap', [`--include=${packages}`, 'bookworm', this.#system], {
      stdio: 'ignore',
    })
    for (const file of ['/etc/resolv.conf', '/etc/apt/sources.list.d', TRUSTED]) {
      if (existsSync(file)) cpSync(file, join(this.#system, file), { recursive: true, force: true })
    }
  }

  async #boot(source: string): Promise<string | undefined> {
    const name = `academy-${process.pid}`
    const git = ['rev-parse', '--path-format=absolute', '--git-common-dir']
    const repository = execFileSync('git', git, { cwd: source, encoding: 'utf8' }).trim()
    this.#container = spawn(
      'systemd-nspawn',
      [
        '--quiet',
        '--boot',
        '--register=no',
        '--keep-unit',
        '--console=passive',
        '--directory',
        this.#system,
        `--hostname=${name}`,
        `--machine=${name}`,
        `--bind-ro=${source}:${SOURCE}`,
        // Of a worktree it is elsewhere.
        `--bind-ro=${repository}`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] }
    )
    let said = ''
    this.#container.stderr!.on('data', (chunk) => (said += chunk))
    for (const deadline = Date.now() + 300_000; ; await pause(200)) {
      const state = await this.run('systemctl is-system-running || true').catch(String)
      if (/^(running|degraded)/.test(state)) break
      if (this.#container.exitCode !== null || Date.now() > deadline) {
        const reason = (said || state).trim().split('\n').at(-1)
        return `systemd does not come up in a container of this machine: ${reason}`
      }
    }
    await this.run(`git config --system --replace-all safe.directory '*'`)
    return undefined
  }

  /** The process that is number 1 in there. */
  get #init(): string | undefined {
    const { pid } = this.#container
    try {
      return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0] || undefined
    } catch {
      return undefined
    }
  }

  /**
   * Runs a line of shell in there, as root.
   * @returns what it printed
   * @throws Error with that when it fails
   */
  async run(line: string): Promise<string> {
    const init = this.#init
    if (!init) throw new Error('The machine does not run.')
    const entering = ['--target', init, '-m', '-u', '-i', '-n', '-p', '-C']
    const env = {
      HOME: '/root',
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      SSL_CERT_FILE: TRUSTED,
      NODE_EXTRA_CA_CERTS: TRUSTED,
    }
    const child = spawn('nsenter', [...entering, 'bash', '-c', `{ ${line}\n} 2>&1`], { env })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`${line}: ${output.slice(-2000)}`)
    return output.trim()
  }

  #cutPower() {
    if (this.#container?.exitCode !== null || this.#container.signalCode !== null) return
    const init = this.#init
    if (init) process.kill(Number(init), 'SIGKILL')
    else this.#container.kill('SIGKILL')
  }

  async remove() {
    const container = this.#container as ChildProcess | undefined
    if (container && container.exitCode === null && container.signalCode === null) {
      const gone = once(container, 'exit')
      this.#cutPower()
      await gone
    }
    if (process.env.PROOF_SYSTEM) return
    rmSync(this.#system, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
