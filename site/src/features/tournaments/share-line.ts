import { chatNumber, phoneWords } from '@academy/api/shared/chat_number'
import { isRegistrable, type TournamentState } from '@academy/api/shared/tournament_state'
import * as m from 'virtual:messages'
import type { Tournament } from '~/lib/api-types'
import { factLine } from './facts'
import { reasonWords } from './reason'
import { stateWords } from './state-words'

/** What goes along with a link that is passed on: whether it is off and why, the facts, whom to call. */
export function shareLine(tournament: Tournament, state: TournamentState | null): string {
  const isOff = tournament.status !== 'scheduled'
  const number = isRegistrable(state) && chatNumber(tournament.formLink)
  return [
    isOff && state && stateWords(state),
    isOff && reasonWords(tournament),
    factLine(tournament),
    number && m.noteChat({ number: phoneWords(number) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
