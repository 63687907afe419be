import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from './client.ts'
import { freePorts } from '../../start/free-port.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const node = join(project, 'node_modules/.bin/node')

export interface ApiOptions {
  env: NodeJS.ProcessEnv
  /** A release; by default this checkout. */
  release?: string
  /** A program that runs it and becomes it, such as `strace -D …` or `faketime …`. */
  through?: string[]
}

/** One process of the built API, to be killed and started again on the same port. */
export class ApiProcess {
  readonly origin: string
  readonly #port: number
  readonly #options: ApiOptions
  #child?: ChildProcess
  /** What it printed since the last start. */
  said = ''

  private constructor(port: number, options: ApiOptions) {
    this.#port = port
    this.#options = options
    this.origin = `http://127.0.0.1:${port}`
  }

  static async started(options: ApiOptions): Promise<ApiProcess> {
    const [port = 0] = await freePorts(1)
    const api = new ApiProcess(port, options)
    api.start()
    await api.untilUp()
    return api
  }

  get pid() {
    return this.#child!.pid!
  }
  get isRunning() {
    return this.#child?.exitCode === null && this.#child.signalCode === null
  }

  start(through = this.#options.through ?? []) {
    const [program, ...args] = [...through, node, 'bin/server.js']
    this.said = ''
    const child = spawn(program!, args, {
      cwd: join(this.#options.release ?? project, 'api/build'),
      env: {
        LIMIT_CONTACT_TOTAL: '100000',
        ...this.#options.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.#port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (this.said = `${this.said}${chunk}`.slice(-4000)))
    }
    this.#child = child
  }

  /** @returns whether it answers, now */
  async isUp(): Promise<boolean> {
    const client = new Client(this.origin)
    const { status } = await client
      .call('/api/health', { patience: 500 })
      .catch(() => ({ status: 0 }))
    client.close()
    return status === 200
  }

  async untilUp(seconds = 30) {
    const deadline = Date.now() + seconds * 1000
    while (!(await this.isUp())) {
      if (Date.now() > deadline || !this.isRunning) {
        await this.kill()
        throw new Error(`The API did not start: ${this.said}`)
      }
      await pause(20)
    }
  }

  /** Kills it and starts it again. @returns seconds from the start until it answers */
  async restart(): Promise<number> {
    await this.kill()
    const began = performance.now()
    this.start()
    await this.untilUp()
    return (performance.now() - began) / 1000
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL') {
    const child = this.#child
    if (!child || !this.isRunning) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
}
