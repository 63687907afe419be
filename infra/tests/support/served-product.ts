import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../start/free-port.ts'
import { director } from './academy.ts'
import { peakMB, residentMB } from './memory.ts'

const infra = fileURLToPath(new URL('../../', import.meta.url))
const node = join(infra, '../node_modules/.bin/node')

/** What the unit of a web process sets (infra/systemd), but for the size of its old objects. */
export const AS_UNIT = {
  QUEUE_WORKER: '0',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
}

/** The built product in one process, as a server runs it, with the demo content. */
export class ServedProduct {
  readonly port: number
  readonly #folder = mkdtempSync(join(tmpdir(), 'academy-served-'))
  #child!: ChildProcess
  #said = ''

  private constructor(port: number) {
    this.port = port
  }

  #start(options: string[] = []) {
    this.#child = spawn(node, [...options, 'dist/serve.js'], {
      cwd: infra,
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.#folder,
        ADMIN_EMAIL: director.email,
        ADMIN_PASSWORD: director.password,
        LOG_LEVEL: 'error',
        ...AS_UNIT,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.on('data', (chunk) => (this.#said = `${this.#said}${chunk}`.slice(-4000)))
    }
  }

  /**
   * Started twice: the first start loads the demo content, and takes memory for its pictures that no
   * later one needs.
   * @param options of Node, such as how much memory it may take
   */
  static async started(...options: string[]): Promise<ServedProduct> {
    const product = new ServedProduct(await freePort())
    product.#start()
    await product.#untilUp()
    await product.#kill()
    product.#start(options)
    await product.#untilUp()
    return product
  }

  async #untilUp() {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(50)) {
      if (!this.isRunning) break
      if (await this.isUp()) return
    }
    await this.stop()
    throw new Error(`The product did not start: ${this.#said}`)
  }

  async #kill() {
    if (!this.isRunning) return
    const gone = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGKILL')
    await gone
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  async isUp(): Promise<boolean> {
    return fetch(`${this.origin}/api/health`).then(
      ({ ok }) => ok,
      () => false
    )
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** The most memory that it has ever held, in MB. */
  get peakMB(): number {
    return peakMB(this.#child.pid!)
  }

  /** What it holds now, in MB. */
  get residentMB(): number {
    return residentMB(this.#child.pid!)
  }

  async stop() {
    await this.#kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
