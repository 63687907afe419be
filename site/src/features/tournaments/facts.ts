import * as shared from '@academy/api/shared/text/share'
import * as m from 'virtual:messages'
import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'

export const factWords = (): shared.FactWords => ({
  language: language(),
  free: m.freeEntry(),
  lastDate: (day) => m.factLastDate({ day }),
})

export const feeWords = (fee: number): string => shared.feeWords(fee, { free: m.freeEntry() })

export const factLine = (tournament: Tournament): string => shared.factLine(tournament, factWords())

/** Whose rating is at stake. */
export function ratedWords(rated: NonNullable<Tournament['rated']>): string {
  switch (rated) {
    case 'fide':
      return m.ratedFide()
    case 'state':
      return m.ratedState()
    case 'no':
      return m.ratedNo()
  }
}
