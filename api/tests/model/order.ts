import type { Effect } from './call.js'
import type { State } from './state.js'

/**
 * Looks for an order in which the effects of calls that were made at once explain every answer and
 * lead to what is there now.
 * @param differences what a state that was reached differs in from what is there
 * @returns the state reached, or the differences of the order that came nearest; none where no
 * order explains the answers
 */
export function findOrder(
  from: State,
  effects: Effect[],
  differences: (state: State) => string[]
): { state: State } | { nearest: string[] | undefined } {
  let nearest: string[] | undefined
  const search = (state: State, left: Effect[]): State | undefined => {
    if (left.length === 0) {
      const found = differences(state)
      if (found.length === 0) return state
      if (!nearest || found.length < nearest.length) nearest = found
    }
    for (const effect of left) {
      const next = effect(state)
      const end =
        next &&
        search(
          next,
          left.filter((other) => other !== effect)
        )
      if (end) return end
    }
    return undefined
  }
  const state = search(from, effects)
  return state ? { state } : { nearest }
}
