import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import { removeKeptCopies } from '#copies/kept_copies'
import { readClient } from '#models/read_client'
import { readWithdrawals } from '#models/revision'
import env from '#start/env'

/** Between two looks at what was withdrawn, in milliseconds. */
const PAUSE = 500

/**
 * When copies are removed again, in milliseconds after a withdrawal was seen. A list may be up to
 * half a second old when it is answered, and nginx gives up an answer after six seconds
 * (infra/nginx/snippets/kept.conf): what was under way is stored by then.
 */
const AGAIN = [1_000, 7_000]

/**
 * Removes nginx's copies when something was withdrawn, by whichever process on whichever machine: a
 * copy that outlives the processes would bring it back.
 */
export class WithdrawalWatch {
  #seen?: string
  #due: number[] = []
  #timer?: NodeJS.Timeout
  #looking: Promise<void> = Promise.resolve()

  start() {
    const look = () => (this.#looking = this.#looking.then(() => this.look()))
    look()
    this.#timer = setInterval(look, PAUSE).unref()
  }

  /** Once more when this process answers nothing any more, as nobody may be left to look. */
  async stop() {
    clearInterval(this.#timer)
    await this.#looking
    this.#due = this.#due.map(() => 0)
    await this.look()
  }

  /** Never throws: a database or a disk that is not there is looked at again. */
  async look(now = performance.now()) {
    try {
      this.#seen ??= await this.#settled()
      const present = await readWithdrawals(readClient())
      const isNew = present !== this.#seen
      if (!isNew && !this.#due.some((at) => at <= now)) return
      await removeKeptCopies()
      this.#seen = present
      this.#due = isNew ? AGAIN.map((pause) => now + pause) : this.#due.filter((at) => at > now)
      if (this.#due.length === 0) await this.#settle(present)
    } catch (error) {
      logger.error({ err: error }, 'kept copies of what was withdrawn could not be removed')
    }
  }

  /** What was withdrawn when the copies on this machine were last known to be free of it. */
  async #settled(): Promise<string> {
    return readFile(this.#file, 'utf8').catch(() => '')
  }

  async #settle(withdrawals: string) {
    const draft = join(env.get('DATA_DIR'), 'tmp', `withdrawals.${process.pid}`)
    await writeFile(draft, withdrawals)
    await rename(draft, this.#file)
  }

  get #file() {
    return join(env.get('DATA_DIR'), 'withdrawals')
  }
}
