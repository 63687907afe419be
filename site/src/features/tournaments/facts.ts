import { language } from '~/i18n/language'
import { feesOf } from '@academy/api/shared/tournament/entry_fees'
import type { Tournament } from '~/lib/api-types'

/** What fees are written in: the groups that a rule knows are in the page's language. */
export const feeLanguage = (tournament: Tournament): string | undefined =>
  language() === 'en' ? tournament.language : language()

/** What venue and city are written in: what is translated of them is in the page's language. */
export const placeLanguage = ({ languages, language }: Tournament): string | undefined =>
  languages?.venue ?? languages?.city ?? language

type Entry = Pick<Tournament, 'eligibility' | 'categories' | 'entryFee' | 'entryFees'>

/** Who can play: the groups, where nobody says it in a sentence. */
export const playersOf = ({ eligibility, categories }: Pick<Entry, 'eligibility' | 'categories'>) =>
  eligibility ?? categories.join(', ')

/** Who can play, as a card says it beside the fees: '' where those name the same groups. */
export function playersBesideFees(entry: Entry): string {
  const priced = feesOf(entry).map(({ group }) => group.toLowerCase())
  const players = playersOf(entry)
  const isSaid = players.split(', ').every((group) => priced.includes(group.toLowerCase()))
  return isSaid ? '' : players
}
