import fc from 'fast-check'
import type { Academy } from './academy.js'
import { callsAtOnce, creation, removal, sweepUploads, type Call } from './calls.js'
import { assertAddresses, assertFiles, differences, findOrder } from './checks.js'
import { pauseBy } from './pauses.js'
import type { State } from './state.js'
import { readTables } from './storage.js'

/** What fast-check holds and shows: the state, which each step replaces. */
export interface Model {
  state: State
}

/** Milliseconds between two steps: nothing of one has the time of another. */
const TICK = 1_000

/** Some calls at once. All that must be true is looked at when the last of them is answered. */
class Together implements fc.AsyncCommand<Model, Academy, true> {
  /** What was done and answered, once it was. */
  #done: string[] = []

  constructor(
    readonly calls: Call[],
    /** What the pauses between their statements follow from. */
    readonly pauses?: number
  ) {}

  check = async () => true

  async run(model: Model, academy: Academy) {
    const before = { ...model.state, now: model.state.now + TICK }
    await academy.setClock(before.now)
    const attempts = this.calls.flatMap((call) => call(before, academy) ?? [])
    this.#done = attempts.map(({ name }) => name)
    pauseBy(this.pauses === undefined ? [] : numbersOf(this.pauses))
    const answers = await Promise.all(attempts.map(({ send }) => send()))
    pauseBy()
    this.#done = attempts.map(({ name }, at) => `${name} → ${answers[at]!.status}`)
    if (academy.faults.length > 0) throw new Error(academy.faults.join('\n'))

    const seen = await readTables()
    const effects = attempts.flatMap((one, at) => one.effects(answers[at]!))
    const found = findOrder(before, effects, (state) => differences(state, seen))
    if (!('state' in found)) throw new Error(this.#unexplained(answers, found.nearest))
    model.state = found.state
    const touched = academy.addresses.items.filter(
      (id) => found.state.items[id] !== before.items[id]
    )
    await assertFiles()
    await assertAddresses(academy, found.state, touched)
  }

  #unexplained(answers: { body: unknown }[], nearest?: string[]): string {
    const steps = this.#done.map((line, at) => `  ${line} ${shortened(answers[at]!.body)}`)
    return nearest
      ? `No order of these calls leads to what is there:\n${steps.join('\n')}\n${nearest.join('\n')}`
      : `No order of these calls explains the answers:\n${steps.join('\n')}`
  }

  toString() {
    return this.#done.length > 0 ? `[${this.#done.join(' | ')}]` : '[nothing]'
  }
}

const shortened = (body: unknown) =>
  (JSON.stringify(body) ?? '').replace(/"placeholder":"[^"]*",?/g, '').slice(0, 600)

const MINUTE = 60_000
const PERIODS = {
  'two minutes': 2 * MINUTE,
  'two hours': 120 * MINUTE,
  'eight days': 8 * 24 * 60 * MINUTE,
  'a month': 31 * 24 * 60 * MINUTE,
}
class TimePasses implements fc.AsyncCommand<Model, Academy, true> {
  constructor(readonly period: keyof typeof PERIODS) {}

  check = async () => true

  async run(model: Model, academy: Academy) {
    model.state = { ...model.state, now: model.state.now + PERIODS[this.period] }
    await academy.setClock(model.state.now)
    // Share pictures show the day; names become initials.
    await sweepUploads()
  }

  toString() {
    return `${this.period} pass`
  }
}

const numbersOf = (seed: number) =>
  fc.sample(fc.infiniteStream(fc.nat(99)), { seed, numRuns: 1 })[0]!

const together = fc
  .tuple(callsAtOnce, fc.noShrink(fc.nat()))
  .map(([calls, pauses]) => new Together(calls, pauses))

const timePasses = fc
  .constantFrom<keyof typeof PERIODS>(
    ...(['two minutes', 'two hours', 'eight days', 'a month', 'a month', 'a month'] as const)
  )
  .map((period) => new TimePasses(period))

/** How every sequence begins: with a tournament, an achievement, and one that has been deleted. */
export const opening = [
  new Together([
    creation('tournaments', { title: 'Rapid', picture: 48 }),
    creation('achievements', { title: 'Rapid', picture: 48 }),
    creation('achievements', { title: 'Blitz', picture: 49 }),
  ]),
  new Together([removal(2)]),
]

export type Step = fc.AsyncCommand<Model, Academy, true>

/**
 * A sequence of at most so many steps.
 * @param replayPath which of them to take, as fast-check prints it of a sequence that failed
 */
export const sequences = (maxCommands: number, replayPath?: string) =>
  fc.commands([together, together, together, together, timePasses] as fc.Arbitrary<Step>[], {
    maxCommands,
    size: 'max',
    replayPath,
  })
