import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { DAY_MS, MINUTE_MS } from '#shared/days/durations'
import { Academy } from './academy.js'

/** Eight minutes before Saturday ends in India. */
const EVENING = Date.parse('2026-11-28T18:22:00Z')

/** What the model knows of a notice: days are counted from the first Saturday. */
interface Known {
  id: string
  first: number
  last: number
  isDeleted: boolean
}

const SATURDAY = Date.parse('2026-11-28')
const textOf = (day: number) => new Date(SATURDAY + day * DAY_MS).toISOString().slice(0, 10)
/** The day that a clock on a wall in India shows. */
const dayAt = (now: number) => Math.floor((now + 330 * MINUTE_MS - SATURDAY) / DAY_MS)

const isShown = ({ first, last, isDeleted }: Known, day: number) =>
  !isDeleted && day <= last && first - 14 <= day

/** Whether more than ten would be shown on some day from today on: every day is looked at. */
function isFull(known: Known[], today: number): boolean {
  const end = Math.max(...known.map(({ last }) => last))
  for (let day = today; day <= end; day += 1) {
    if (known.filter((one) => isShown(one, day)).length > 10) return true
  }
  return false
}

/** How far ahead it begins and for how long it lasts: mostly close together, so that ten meet. */
const days = fc.tuple(
  fc.constantFrom(-1, 0, 0, 1, 2, 13, 14, 15, 16),
  fc.constantFrom(0, 0, 1, 2, 9)
)

const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ does: fc.constant('add' as const), days }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('move' as const), days, at: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('delete', 'restore'), at: fc.nat(20) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      minutes: fc.constantFrom(5, 7, 8, 9, 1440, 8 * 1440),
    }),
  }
)

type Step = {
  does: string
  days?: [number, number]
  at?: number
  minutes?: number
}

class Noticeboard {
  now = EVENING
  known: Known[] = []

  constructor(readonly academy: Academy) {}

  get today() {
    return dayAt(this.now)
  }

  async do({ does, days: [ahead, length] = [0, 0], at = 0, minutes = 0 }: Step) {
    if (does === 'wait') return this.#wait(minutes)
    const first = this.today + ahead
    const last = first + length
    if (does === 'add') return this.#add(first, last)
    const one = this.known[at % this.known.length]
    if (!one) return
    if (does === 'move') return this.#move(one, first, last)
    return this.#setDeleted(one, does === 'delete')
  }

  async #wait(minutes: number) {
    this.now += minutes * MINUTE_MS
    await this.academy.setClock(this.now)
  }

  async #add(first: number, last: number) {
    const json = { kind: 'no-class', firstDay: textOf(first), lastDay: textOf(last) }
    const { status, body } = await this.#call('POST', '', json)
    const added = { id: body.data?._id, first, last, isDeleted: false }
    const next = [...this.known, added]
    this.#settle(status, isFull(next, this.today) && last >= this.today ? 422 : 201, next)
  }

  async #move(one: Known, first: number, last: number) {
    const json = { firstDay: textOf(first), lastDay: textOf(last) }
    const { status } = await this.#call('PUT', `/${one.id}`, json)
    const next = this.#with(one, { first, last })
    const refused = isFull(next, this.today) ? 422 : 200
    this.#settle(status, one.isDeleted ? 404 : refused, next)
  }

  async #setDeleted(one: Known, isDeleted: boolean) {
    const [method, path] = isDeleted ? ['DELETE', ''] : ['POST', '/restore']
    const { status } = await this.#call(method!, `/${one.id}${path}`)
    const next = this.#with(one, { isDeleted })
    const refused = isFull(next, this.today) ? 422 : 200
    this.#settle(status, one.isDeleted === isDeleted ? 404 : refused, next)
  }

  #with(one: Known, changes: Partial<Known>) {
    return this.known.map((other) => (other === one ? { ...one, ...changes } : other))
  }

  #settle(status: number, expected: number, next: Known[]) {
    if (status !== expected) throw new Error(`answered ${status}, not ${expected}`)
    if (status < 300) this.known = next
  }

  #call(method: string, path: string, json?: object) {
    return this.academy.call(method, `/api/notices${path}`, {
      isDirector: true,
      ...(json && { json }),
    })
  }

  /** What everybody sees now; in which order is no matter of this model. */
  async assertShown() {
    const { body } = await this.academy.call('GET', '/api/notices')
    const shown = body.data.map((one: any) => `${one.firstDay} ${one.lastDay} ${one._id}`).sort()
    const expected = this.known
      .filter((one) => isShown(one, this.today))
      .map(({ id, first, last }) => `${textOf(first)} ${textOf(last)} ${id}`)
      .sort()
    if (shown.join('\n') !== expected.join('\n')) {
      throw new Error(
        `at ${new Date(this.now).toISOString()}:\n${shown.join('\n')}\nnot\n${expected.join('\n')}`
      )
    }
  }
}

test.group('Notices', (group) => {
  group.each.timeout(120_000)

  test('are there on their days of India’s calendar, ten at most', async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 25, maxLength: 45 }),
      async (steps) => {
        const academy = await Academy.empty()
        await db.from('notices').delete()
        await academy.setClock(EVENING)
        const board = new Noticeboard(academy)
        for (const one of steps) {
          await board.do(one)
          await board.assertShown()
        }
      }
    )
    await fc.assert(property, { seed: 20261129, numRuns: 8 })
  })
})
