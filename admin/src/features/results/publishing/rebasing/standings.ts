import {
  pointsText,
  standingsOf,
  type ResultPlayer,
  type StoredResults,
} from '@academy/api/shared/results/results'
import * as labels from '@academy/api/shared/words/results_words'
import { standingOf, type Standing } from '@/features/results/publishing/content'
import { language } from '@/lib/language'
import { isSame } from '@/lib/is-same'
import { fewOf } from '@/lib/some-of'
import type { Choose } from './choosing'
import { allOf, namesOf, ofEach, type Versions } from './versions'

interface Standings {
  tieBreaks: string[]
  /** By starting number. */
  rows: Standing[]
}

/** Places, points and tie-breaks belong together, and are taken from one side. */
export function mergedStandings(versions: Versions<StoredResults>, choose: Choose) {
  const standings = comparable(versions)
  const chosen = choose({
    id: 'standings',
    label: labels.standings[language()],
    words: differenceWords(standings, namesOf(versions)),
    versions: standings,
  })
  const { mine, theirs } = versions
  const [taken, left] = chosen === standings.theirs ? [theirs, mine] : [mine, theirs]
  const own = new Map(taken.players.map((player) => [player.no, player]))
  const added = new Map(left.players.map((player) => [player.no, player]))
  return {
    tieBreaks: chosen.tieBreaks,
    /** Whom only the other side has keeps the points, but has no place among these. */
    withStanding(player: ResultPlayer): ResultPlayer {
      const standing = own.get(player.no)
      if (standing) return { ...player, ...standingOf(standing) }
      return { ...player, points: added.get(player.no)?.points ?? null, rank: null, tieBreaks: [] }
    },
  }
}

/** The standings of the players who are in all versions. */
function comparable(versions: Versions<StoredResults>): Versions<Standings> {
  const known = allOf(versions).map(({ players }) => new Set(players.map(({ no }) => no)))
  return ofEach(versions, ({ tieBreaks, players }) => ({
    tieBreaks,
    rows: players
      .filter(({ no }) => known.every((numbers) => numbers.has(no)))
      .toSorted((player, next) => player.no - next.no)
      .map(standingOf),
  }))
}

/** Says of each side the players in whom the two differ. */
function differenceWords(
  { mine, theirs }: Versions<Standings>,
  names: ReadonlyMap<number, string>
) {
  return ({ tieBreaks, rows }: Standings): string => {
    const players = rows.filter((_row, at) => !isSame(mine.rows[at], theirs.rows[at]))
    if (players.length === 0) return tieBreaks.join('; ')
    const all = standingsOf({ players }).map((player) => standingWords(player, names))
    return fewOf(all)
  }
}

/** '2. Patil, Om 4½ (18; 20.5)' */
const standingWords = (
  { no, points, rank, tieBreaks }: Standing,
  names: ReadonlyMap<number, string>
) =>
  [
    rank && `${rank}.`,
    names.get(no),
    points !== null && pointsText(points),
    tieBreaks.length > 0 && `(${tieBreaks.map((value) => value ?? '–').join('; ')})`,
  ]
    .filter(Boolean)
    .join(' ')
