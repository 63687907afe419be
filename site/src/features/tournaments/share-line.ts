import { shareLine as sharedLine } from '@academy/api/shared/text/share'
import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import * as m from 'virtual:messages'
import type { Tournament } from '~/lib/api-types'
import { factWords } from './facts'

/** What goes along with a tournament's link, in the page's language. */
export const shareLine = (tournament: Tournament, state: TournamentState | null): string =>
  sharedLine(tournament, state, {
    ...factWords(),
    finished: m.stateFinished(),
    postponed: m.statePostponed(),
    cancelled: m.stateCancelled(),
    reason: (reason) => m.reason({ reason }),
    dateChanged: (reason) => m.dateChanged({ reason }),
    chat: (number) => m.noteChat({ number }),
  })
