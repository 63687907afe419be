import * as m from 'virtual:messages'
import { LANGUAGES, type Language } from '@academy/api/shared/languages/languages'
import { factWords } from '@academy/api/shared/text/fact_words'
import { formatRupees } from '@academy/api/shared/text/rupees'
import { languageIn } from '@academy/api/shared/text/translations'
import { standingFacts } from '@academy/api/shared/tournament/standing_facts'
import {
  tournamentState,
  type TournamentState,
} from '@academy/api/shared/tournament/tournament_state'
import { feesWords, ratedWords } from '@academy/api/shared/words/entry_words'
import * as labels from '@academy/api/shared/words/fact_labels'
import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'
import { spanWords } from '~/lib/day-words'
import {
  daySearches,
  oncePerItem,
  otherTexts,
  searchedFact,
  type Searched,
  type SearchedText,
} from '~/lib/searched'
import { feeLanguage, placeLanguage, playersOf } from './facts'

/**
 * What can be won, in a few words: the sum of all prizes, or how many there are when none of them
 * is money. Null without prizes. `prizeTotal` is there when a position stands for several places.
 */
export function prizeLine({
  prizes,
  prizeTotal,
  status,
}: Tournament): { figure: string; words: string } | null {
  const count = prizeTotal?.count ?? prizes.length
  const total = prizeTotal?.amount ?? prizes.reduce((sum, prize) => sum + prize.amount, 0)
  // Nobody can win those of a tournament that is called off.
  if (count === 0 || status === 'cancelled') return null
  if (total > 0) return { figure: formatRupees(total), words: m.inPrizes() }
  return { figure: String(count), words: m.prizeWord({ count }) }
}

/** Whether a card tells of fees and players. */
export const showsEntry = (state: TournamentState | null) => state?.kind !== 'finished'

/** An amount that several positions win is marked as for each of them; '' where it is no money. */
export function amountWords({ amount, places }: Tournament['prizes'][number]): string {
  if (amount === 0) return ''
  return places ? m.prizeEach({ amount: formatRupees(amount) }) : formatRupees(amount)
}

/** `placeWords` of the API tells more places apart, and is a seventh of the island. */
const placeOf = ({ venue, city }: Tournament) =>
  venue && city && !venue.includes(city) ? `${venue}, ${city}` : (venue ?? city ?? '')

/** A tournament that is over is found by all that was said of it. */
export const searchedOf = oncePerItem((tournament: Tournament): Searched => {
  const { title, description } = tournament
  const facts = searchedFacts(tournament)
  return {
    titles: [title],
    more: [
      ...searchedDays(tournament),
      {
        name: labels.venue[language()],
        text: placeOf(tournament),
        language: placeLanguage(tournament),
        also: otherTexts(tournament, 'venue', 'city').map(([, text]) => text),
      },
      ...searchedEntry(tournament),
      ...searchedPrizes(tournament),
      ...facts.flatMap(([name, text, field]) =>
        text ? [searchedFact(name, text, languageIn(tournament, field))] : []
      ),
      { text: description, language: languageIn(tournament, 'description') },
    ],
    others: otherTexts(tournament, 'title', 'description', ...facts.map(([, , field]) => field)),
  }
})

/** What its card shows of what is searched, beside the title. */
export function shownOf(tournament: Tournament, now: string): string[] {
  const state = tournamentState(tournament, now)
  const facts = standingFacts(tournament, state)
  const { startDate, endDate, repeats } = facts
  const worded = (text: string | null) => text && factWords(language(), text)
  return [
    startDate && spanWords(startDate, endDate),
    worded(repeats),
    ...(showsEntry(state) ? [feesWords(language(), facts), worded(playersOf(facts))] : []),
    prizeText(tournament),
  ].filter((text): text is string => Boolean(text))
}

/** What the director writes in words. */
const searchedFacts = (
  tournament: Tournament
): [name: string, text: string | null, field: string][] => [
  [labels.repeats[language()], standingFacts(tournament, null).repeats, 'repeats'],
  [labels.categories[language()], tournament.categories.join(', '), 'categories'],
  [m.whoCanPlay(), tournament.eligibility, 'eligibility'],
  [labels.rounds[language()], tournament.format, 'format'],
  [labels.timeControl[language()], tournament.timeControl, 'timeControl'],
  [m.contactPerson(), tournament.contactName, 'contactName'],
]

function searchedDays(tournament: Tournament): SearchedText[] {
  const { startDate, endDate } = standingFacts(tournament, null)
  if (!startDate) return []
  const text = spanWords(startDate, endDate)
  const days = [startDate, endDate].flatMap((day) => (day ? daySearches(day) : []))
  return [{ name: m.date(), text, days: [text, ...days] }]
}

/** The fee and the rating, found by their words in every language. */
function searchedEntry(tournament: Tournament): SearchedText[] {
  const { rated } = tournament
  const feesIn = (one: Language) => feesWords(one, tournament)
  const ratedIn = (one: Language) => (rated && rated !== 'no' ? ratedWords[rated][one] : '')
  const inEachLanguage = (
    name: string,
    written: string | undefined,
    wordsIn: (one: Language) => string
  ): SearchedText => ({
    name,
    text: wordsIn(language()),
    language: written,
    also: [name, ...LANGUAGES.map(wordsIn)],
  })
  return [
    inEachLanguage(m.entryFee(), feeLanguage(tournament), feesIn),
    inEachLanguage(m.rating(), language(), ratedIn),
  ].filter(({ text }) => text)
}

function prizeText(tournament: Tournament): string {
  const line = prizeLine(tournament)
  return line ? `${line.figure} ${line.words}` : ''
}

function searchedPrizes(tournament: Tournament): SearchedText[] {
  const text = prizeText(tournament)
  if (!text) return []
  const isCash = tournament.prizes.some(({ amount }) => amount > 0)
  return [
    {
      name: labels.prizes[language()],
      text,
      language: language(),
      also: LANGUAGES.flatMap((one) => [
        labels.prizes[one],
        isCash ? factWords(one, 'Cash prize') : '',
      ]),
    },
  ]
}
