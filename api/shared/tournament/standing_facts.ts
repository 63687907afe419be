import { isRegistrable, type TournamentState, type TournamentStatus } from './tournament_state.js'

const NO_DAYS = { startDate: null, endDate: null, repeats: null }
const NO_TIMES = { reportingTime: null, endTime: null }
const NO_ENTRY = { entryDeadline: null, seatsNote: null }
const NO_CHANGE = { statusReason: null, movedFrom: null }
const NO_FEE = { entryFee: null, entryFees: [] }

/** What stands in place of the facts that hold no more, by what has become of the tournament. */
const GONE = {
  postponed: { ...NO_DAYS, ...NO_TIMES, ...NO_ENTRY },
  // Its days say which one is off.
  cancelled: { ...NO_TIMES, ...NO_ENTRY, ...NO_FEE },
  finished: { ...NO_TIMES, ...NO_ENTRY, ...NO_FEE, ...NO_CHANGE },
  // A time of no day.
  undated: NO_TIMES,
  // Nobody can take one any more.
  closed: { seatsNote: null },
}

interface Announced {
  status: TournamentStatus
  startDate: string | null
  repeats?: string | null
}

function fateOf({ status, startDate, repeats }: Announced, state: TournamentState | null) {
  if (status !== 'scheduled') return status
  if (state?.kind === 'finished') return 'finished'
  if (startDate === null && !repeats) return 'undated'
  return isRegistrable(state) ? null : 'closed'
}

/**
 * A tournament with those of its facts that still hold. What was announced is for a form, for a calendar,
 * which has to find its own entry, and for 'postponed from'.
 * @param state of now
 */
export function standingFacts<Facts extends Announced>(
  facts: Facts,
  state: TournamentState | null
): Facts {
  const fate = fateOf(facts, state)
  if (!fate) return facts
  const gone = Object.entries(GONE[fate]).filter(([name]) => name in facts)
  return { ...facts, ...Object.fromEntries(gone) }
}
