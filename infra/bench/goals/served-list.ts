import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { indianDay } from '@academy/api/shared/tournament_state'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { nginxWorkers } from '../measure.ts'

/** How many tournaments the list holds. */
export const ITEMS = 100

/** As long as a director writes one. */
const DESCRIPTION =
  'Seven rounds of rapid chess for players of all ages, with a prize for the best under nine. '.repeat(
    6
  )

const LIST = '/api/tournaments'

interface Item {
  _id: string
  createdAt: string
}

/** Puts processes on the first core: the second is the client's. */
export function pin(pids: number[], cores = '0') {
  for (const pid of pids) execFileSync('taskset', ['-acp', cores, String(pid)])
}

/**
 * The product as on a server, with a list of tournaments that nginx and one process serve on the
 * first core. The other process is gone and the worker stopped: they would only be in the way.
 */
export class ServedList {
  readonly path = LIST
  readonly academy: Installation
  readonly client: Client
  readonly token: string
  /** The list as it is sent. */
  readonly text: string
  readonly nginx: number[]
  readonly api: number[]
  /** The address of the process itself. */
  readonly direct: string
  /** The name by which the installation knows the process. */
  readonly process: string

  private constructor(academy: Installation, client: Client, token: string, text: string) {
    this.academy = academy
    this.client = client
    this.token = token
    this.text = text
    const [port, spare] = academy.servingPorts
    this.process = `web-${port}`
    this.direct = `http://127.0.0.1:${port}`
    this.nginx = nginxWorkers(academy.pidOf('nginx'))
    this.api = [academy.pidOf(this.process)]
    academy.kill(`web-${spare}`, 'SIGKILL')
    academy.kill('worker', 'SIGSTOP')
    pin([...this.nginx, ...this.api])
  }

  static async on(academy: Installation): Promise<ServedList> {
    const client = new Client(academy.origin)
    const token = await client.signIn()
    for (let count = 0; count < ITEMS; count += 1)
      await client.publish(token, `Tournament ${count}`, true, DESCRIPTION)
    await pause(2100)
    const { text } = await client.call(LIST)
    return new ServedList(academy, client, token, text)
  }

  get items(): Item[] {
    return (JSON.parse(this.text) as { data: Item[] }).data
  }

  /**
   * A place in the list and the address of what comes after it, whose bytes are never kept: after the
   * last but ten, which the list itself names to who reads on, ten items. The others are in no list, so
   * that the process does not know what comes after them: after everything to come all items, after
   * something as old as the last but ten those.
   */
  after(place: 'of all' | 'of ten' | 'of ten unknown') {
    const before = this.items.at(-11)!
    const today = indianDay(Date.now())
    const [key, id] = {
      'of all': ['9999-12-31T00:00:00.000Z', 'ffffffff-ffff-7fff-bfff-ffffffffffff'],
      'of ten': [before.createdAt, before._id],
      'of ten unknown': [before.createdAt, '00000000-0000-7000-8000-000000000000'],
    }[place] as [string, string]
    return { key, id, url: `${this.direct}${LIST}?after=${today}~1~${key}~${id}` }
  }
}
