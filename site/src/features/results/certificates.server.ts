import * as m from 'virtual:messages'
import { spokenName } from '@academy/api/shared/results/player_names'
import { gamesOfPlayer, standingsOf, type ResultPlayer } from '@academy/api/shared/results/results'
import { winnersOrPlaces } from '@academy/api/shared/results/winners'
import { isHidden, winnersOf, type ShownResults } from '@academy/api/shared/results/shown_results'
import { factWords } from '@academy/api/shared/text/fact_words'
import * as titles from '@academy/api/shared/words/results_titles'
import { language } from '~/i18n/language'
import { absolute, paths } from '~/paths'
import { joined, playerOf, pointsOf } from './results'

export interface Certificate {
  name: string
  /** What was won; nothing: took part. */
  won: string[]
  /** '4½ points of 7', '4½ points'; '' where there are none that a child would hang on the wall. */
  points: string
  /** What the code leads to, and in words. */
  address: string
  addressWords: string
}

type WonPrize = ReturnType<typeof winnersOf>[number]

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** '1st place', 'पहिला क्रमांक' */
const placeWords = (place: number) =>
  factWords(language(), `${place}${ENDINGS[ORDINAL.select(place)] ?? 'th'} place`)

/** Who has won, be it a place alone. */
const placedOf = (results: ShownResults) =>
  winnersOf(language(), { ...results, winners: winnersOrPlaces(results, results.prizes) })

const wonBy = (results: ShownResults, isWinner: (one: WonPrize) => boolean) =>
  placedOf(results)
    .filter(isWinner)
    .map(({ place, prize }) => (place ? placeWords(place) : prize))

const pointsWords = (points: number, rounds: number | null) =>
  rounds ? m.certificatePoints({ points: pointsOf(points), rounds }) : pointsOf(points)

function playersCertificate(
  slug: string,
  results: ShownResults,
  player: ResultPlayer
): Certificate {
  const { no, title, name, points } = player
  return {
    name: joined([title, spokenName(name)], ' '),
    won: wonBy(results, (one) => one.player === player),
    points: points ? pointsWords(points, results.played) : '',
    address: absolute(paths.resultsOf(slug, no)),
    // Standings can come without their games.
    addressWords:
      gamesOfPlayer(results, no).length > 0 ? m.resultsGames() : titles.results[language()],
  }
}

const resultsCode = (slug: string) => ({
  address: absolute(paths.results(slug)),
  addressWords: titles.results[language()],
})

const schoolsCertificate = (slug: string, results: ShownResults, school: string): Certificate => ({
  name: school,
  won: wonBy(results, ({ player, name }) => !player && name === school),
  points: '',
  ...resultsCode(slug),
})

/** Of one player, who has won or taken part; undefined before the results are final. */
export function certificateOfPlayer(
  slug: string,
  results: ShownResults,
  no: number
): Certificate | undefined {
  const player = playerOf(results, no)
  if (!player || results.state !== 'final' || isHidden(language(), player)) return undefined
  return playersCertificate(slug, results, player)
}

/** One for each winner, player or school, however many prizes: in the order of the prizes, or places. */
export function certificatesOfWinners(slug: string, results: ShownResults): Certificate[] {
  if (results.state !== 'final') return []
  const made = new Map<number | string, Certificate | undefined>()
  for (const { player, name } of placedOf(results)) {
    made.set(
      player?.no ?? name,
      player
        ? certificateOfPlayer(slug, results, player.no)
        : schoolsCertificate(slug, results, name)
    )
  }
  return [...made.values()].filter((one) => one !== undefined)
}

/**
 * One for each player who has won nothing, by rank. All codes lead to the results, and are one drawing:
 * those of a thousand players would be 12 MB.
 */
export function certificatesOfOthers(slug: string, results: ShownResults): Certificate[] {
  if (results.state !== 'final') return []
  const winners = new Set(placedOf(results).map(({ player }) => player?.no))
  return standingsOf(results).flatMap((player) => {
    const certificate = winners.has(player.no)
      ? undefined
      : certificateOfPlayer(slug, results, player.no)
    return certificate ? { ...certificate, ...resultsCode(slug) } : []
  })
}

/** Of letters, in the size of their font; Devanagari by what stands above and below each other. */
function widthOf(letter: string): number {
  if (/\p{Script=Devanagari}/u.test(letter)) return 0.72
  if (/[MWmw@%]/.test(letter)) return 0.9
  if (/[\p{Lu}\d]/u.test(letter)) return 0.66
  return /[ijltfr.,'’·\s-]/.test(letter) ? 0.36 : 0.57
}
const segmenter = new Intl.Segmenter('mr')

/**
 * How large a line of the sheet can be: 1 is the largest. The styles have a size for each, which the
 * next length fills in one line or, in the smaller ones, in several.
 */
export function sizeOf(text: string, lengths: readonly number[]): number {
  const length = Array.from(segmenter.segment(text), ({ segment }) => widthOf(segment)).reduce(
    (sum, width) => sum + width,
    0
  )
  const size = lengths.findIndex((most) => length <= most)
  return (size < 0 ? lengths.length : size) + 1
}
