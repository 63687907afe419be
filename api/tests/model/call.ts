import fc from 'fast-check'
import type { Academy, Answer } from './academy.js'
import type { State } from './state.js'

/**
 * What a call does to the state when its turn comes.
 * @returns undefined where the answer that was given would have been wrong there
 */
export type Effect = (state: State) => State | undefined

/** A call whose target is known, ready to be sent. */
export interface Attempt {
  /** As it is shown when something fails. */
  name: string
  send(): Promise<Answer>
  /** What may explain the answer, each at its own moment: for most calls one effect. */
  effects(answer: Answer): Effect[]
}

/** Something a director, a visitor or the machine does; undefined where there is nothing to do it to. */
export type Call = (state: State, academy: Academy) => Attempt | undefined

/** A call with one effect. */
export function attempt(
  name: string,
  send: Attempt['send'],
  follow: (state: State, answer: Answer) => State | undefined
): Attempt {
  return { name, send, effects: (answer) => [(state) => follow(state, answer)] }
}

/** Which of some things a call is about: the first ones most often, so that calls meet. */
export const anyOne = fc.constantFrom(0, 0, 0, 1, 1, 2, 3)

/** One of some things, whatever their number. */
export function pick<T>(from: T[], at: number): T | undefined {
  return from.length === 0 ? undefined : from[at % from.length]
}

/** A refusal changes nothing: the state stays, if it was right to refuse. */
export const refusal = (state: State, isRight: boolean) => (isRight ? state : undefined)
