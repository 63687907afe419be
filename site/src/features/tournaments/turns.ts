import {
  indianMinute,
  isRegistrable,
  nextTurn,
  tournamentState,
  type DatedTournament,
} from '@academy/api/shared/tournament_state'
import { refusalWords } from './registration'
import { stateWords } from './state-words'

/** From when on (epoch milliseconds) a page says what: the badge's kind and words, why not to register. */
export type Turn = [from: number, kind: string, words: string, refusal?: string]

/** No state is further ahead than this, in turns of a day. */
const FURTHEST = 1000

/**
 * What a tournament's page will say from when on. Its script only looks it up, so that a page left
 * open, or kept by a proxy while the server is away, does not say 'Today' on the day after.
 */
export function turnsOf(tournament: DatedTournament, now: number): Turn[] {
  const turns: Turn[] = []
  let moment = now
  for (let count = 0; count < FURTHEST; count += 1) {
    moment = nextTurn([tournament], moment)
    const state = tournamentState(tournament, indianMinute(moment))
    if (!state) break
    const words = stateWords(state)
    if (words !== turns.at(-1)?.[2]) {
      const refusal = isRegistrable(state) ? [] : [refusalWords(tournament.entryDeadline, state)]
      turns.push([moment, state.kind, words, ...refusal] as Turn)
    }
    const { startDate, entryDeadline } = tournament
    const isUndated = startDate === null && entryDeadline !== null && state.kind === 'closed'
    if (tournament.status !== 'scheduled' || state.kind === 'finished' || isUndated) break
  }
  return turns
}
