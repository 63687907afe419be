import * as shared from '@academy/api/shared/text/share'
import {
  isRegistrable,
  type TournamentState,
} from '@academy/api/shared/tournament/tournament_state'
import * as m from 'virtual:messages'
import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'

const factWords = (): shared.FactWords => ({
  language: language(),
  free: m.freeEntry(),
  lastDate: (day) => m.factLastDate({ day }),
})

export const feeWords = (fee: number): string => shared.feeWords(fee, { free: m.freeEntry() })

/** 'Entry fee: ₹300', 'Free entry' */
export const feeText = (fee: number): string =>
  fee === 0 ? m.freeEntry() : m.noteFee({ fee: feeWords(fee) })

/** A last date is shown only while one can still enter. */
export const factLine = (tournament: Tournament, state: TournamentState | null): string =>
  shared.factLine(
    isRegistrable(state) ? tournament : { ...tournament, entryDeadline: null },
    factWords()
  )

export const shareLine = (tournament: Tournament, state: TournamentState | null): string =>
  shared.shareLine(tournament, state, {
    ...factWords(),
    finished: m.stateFinished(),
    postponed: m.statePostponed(),
    cancelled: m.stateCancelled(),
    reason: (reason) => m.reason({ reason }),
    dateChanged: (reason) => m.dateChanged({ reason }),
    chat: (number) => m.noteChat({ number }),
  })

const RATED = { fide: m.ratedFide, state: m.ratedState, no: m.ratedNo }

export const ratedWords = (rated: NonNullable<Tournament['rated']>): string => RATED[rated]()

/** What venue and city are written in: what is translated of them is in the page's language. */
export const placeLanguage = ({ languages, language }: Tournament): string | undefined =>
  languages?.venue ?? languages?.city ?? language
