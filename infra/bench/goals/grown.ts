import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiProcess } from '../../tests/support/api-process.ts'
import { director } from '../../tests/support/academy.ts'
import { fillMessages, fillTournaments } from '../rows.ts'

/** One process of the API on a database of its own, with so many rows in each list. */
export class Grown {
  readonly data = mkdtempSync(join(tmpdir(), 'academy-growth-'))
  readonly database = join(this.data, 'academy.sqlite')
  readonly statements = join(this.data, 'statements.jsonl')
  /** What each list takes on the disk, with its indexes. */
  megabytes = { messages: 0, tournaments: 0 }
  readonly #settings: NodeJS.ProcessEnv
  #api?: ApiProcess

  /** @param settings more of its environment */
  constructor(settings: (grown: Grown) => NodeJS.ProcessEnv = () => ({})) {
    this.#settings = settings(this)
  }

  async start(size: number) {
    const api = await ApiProcess.started({
      env: {
        ...process.env,
        ...{ DATA_DIR: this.data, DEMO: '0', QUEUE_WORKER: '0', LOG_LEVEL: 'silent' },
        ...{ ADMIN_EMAIL: director.email, ADMIN_PASSWORD: director.password },
        ...{ LIMIT_CONTACT_ADDRESS: '100000', LIMIT_CONTACT_EMAIL: '100000' },
        ...this.#settings,
      },
    })
    this.#api = api
    // Filled while nobody else has it open: writing so much takes the lock for many seconds.
    await api.kill('SIGTERM')
    const empty = statSync(this.database).size
    fillMessages(this.database, size)
    const messages = statSync(this.database).size
    fillTournaments(this.database, size)
    const both = statSync(this.database).size
    this.megabytes = { messages: (messages - empty) / 1e6, tournaments: (both - messages) / 1e6 }
    api.start()
    await api.untilUp()
    return api
  }

  async remove() {
    await this.#api?.kill()
    rmSync(this.data, { recursive: true, force: true, maxRetries: 5 })
  }
}
