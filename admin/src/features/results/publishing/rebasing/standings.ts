import {
  pointsText,
  standingsOf,
  type ResultPlayer,
  type StoredResults,
} from '@academy/api/shared/results/results'
import * as said from '@academy/api/shared/words/results_words'
import { standingOf, type Standing } from '@/features/results/publishing/content'
import { language } from '@/lib/language'
import { someOf } from '@/lib/some-of'
import type { Choose } from './choosing'
import { isSame, namesOf, ofEach, type Versions } from './versions'

const MOST_NAMED = 4

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

/** Places, points and tie-breaks belong together, and are taken from one side. */
export function mergedStandings(versions: Versions<StoredResults>, choose: Choose) {
  const known = ofEach(versions, ({ players }) => new Set(players.map(({ no }) => no)))
  const isInAll = ({ no }: ResultPlayer) => known.every((nos) => nos.has(no))
  const standings = ofEach(versions, ({ tieBreaks, players }) => ({
    tieBreaks,
    rows: players
      .filter(isInAll)
      .toSorted((one, other) => one.no - other.no)
      .map(standingOf),
  }))
  const names = namesOf(versions)
  const [, here, there] = standings
  const words = ({ tieBreaks, rows }: typeof here) => {
    const players = rows.filter((_row, at) => !isSame(here.rows[at], there.rows[at]))
    if (players.length === 0) return tieBreaks.join('; ')
    const all = standingsOf({ players }).map((player) => standingWords(player, names))
    return someOf(all, MOST_NAMED)
  }
  const unit = {
    id: 'standings',
    label: said.standings[language()],
    words,
  }
  const chosen = choose(unit, standings)
  const [, mine, theirs] = versions
  const [from, other] = chosen === there ? [theirs, mine] : [mine, theirs]
  const own = new Map(from.players.map((player) => [player.no, player]))
  const added = new Map(other.players.map((player) => [player.no, player]))
  return {
    tieBreaks: chosen.tieBreaks,
    of(no: number): Pick<ResultPlayer, 'points' | 'rank' | 'tieBreaks'> {
      const player = own.get(no)
      if (player) return { points: player.points, rank: player.rank, tieBreaks: player.tieBreaks }
      return { points: added.get(no)?.points ?? null, rank: null, tieBreaks: [] }
    },
  }
}
