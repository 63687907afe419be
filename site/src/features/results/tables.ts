import * as m from 'virtual:messages'
import {
  gamesOfPlayer,
  gamesOfRound,
  standingsOf,
  type GameResult,
  type Results,
} from '@academy/api/shared/results/results'
import { paths } from '~/paths'
import {
  byeWords,
  columnsOf,
  fullName,
  gameWords,
  isForfeit,
  isRanked,
  nextGameOf,
  playerOf,
  pointsWords,
  RESULT_WORDS,
  standingsTitle,
} from './results'

interface Cell {
  text?: string | number | null
  /** To a player's page; the text is the name. */
  href?: string
  /** Below the text, in smaller letters. */
  note?: string | false
  /** A class, for the look and the search. */
  key?: string | undefined
  /** On phones it stands in the row's details, behind these words. */
  column?: string | undefined
}

export interface Table {
  kind: 'standings' | 'pairings' | 'by-name' | 'games'
  title: string
  heads: { name: string; title?: string | undefined; key?: string | undefined }[]
  rows: Cell[][]
}

const headsOf = (...names: string[]) => names.map((name) => ({ name }))

/** A player of a game; nobody is there to play against in a bye. */
function playerCell(results: Results, slug: string, no: number | null, result: GameResult): Cell {
  const player = playerOf(results, no)
  if (!player) return { note: byeWords(result) }
  return { text: player.name, href: paths.resultsOf(slug, player.no) }
}

/** The players in order. On phones place, name and points; the rest in the row's details. */
export function standingsTable(results: Results, slug: string): Table {
  const columns = columnsOf(results)
  const hasPlaces = isRanked(results)
  return {
    kind: 'standings',
    title: standingsTitle(results),
    heads: [
      ...headsOf(hasPlaces ? m.resultsPlace() : m.resultsNo(), m.resultsPlayer()),
      ...columns,
    ],
    rows: standingsOf(results).map((player) => [
      { text: hasPlaces ? player.rank : player.no },
      { text: fullName(player), href: paths.resultsOf(slug, player.no) },
      ...columns.map(({ key, name, title = name, textOf }) => {
        const text = textOf(player)
        return { text, key, column: key === 'points' || text === null ? undefined : title }
      }),
    ]),
  }
}

/** The games of a round by board. */
export function pairingsTable(results: Results, slug: string, round: number): Table {
  return {
    kind: 'pairings',
    title: m.roundTitle({ round }),
    heads: headsOf(m.resultsBoard(), m.resultsWhite(), m.resultsResult(), m.resultsBlack()),
    rows: gamesOfRound(results, round).map(({ board, white, black, result }) => [
      { text: board },
      playerCell(results, slug, white ?? black, result),
      { text: RESULT_WORDS[result], note: isForfeit(result) && m.resultsForfeit(), key: 'points' },
      playerCell(results, slug, white && black, result),
    ]),
  }
}

/** What hangs on the wall, where everybody looks for their own name. */
export function byNameTable(results: Results, slug: string, asked: number): Table {
  const colours = { white: m.resultsWhite(), black: m.resultsBlack() }
  const players = results.players.toSorted((one, other) => one.name.localeCompare(other.name))
  return {
    kind: 'by-name',
    title: `${m.roundTitle({ round: asked })} · ${m.resultsByName()}`,
    heads: headsOf(
      ...[m.resultsPlayer(), m.resultsBoard()],
      ...[Object.values(colours).join(' / '), m.resultsOpponent()]
    ),
    rows: players.flatMap(({ no }) =>
      gamesOfPlayer(results, no)
        .filter(({ round }) => round === asked)
        .map(({ board, colour, opponent, result }) => [
          playerCell(results, slug, no, result),
          { text: board, key: 'points' },
          { text: colour && colours[colour] },
          playerCell(results, slug, opponent, result),
        ])
    ),
  }
}

/** What one player has played, the latest game first. */
export function gamesTable(results: Results, slug: string, no: number): Table {
  const next = nextGameOf(results, no)
  let points = 0
  const rows = gamesOfPlayer(results, no)
    .filter(({ round }) => round !== next?.round)
    .map((game): Cell[] => [
      { text: game.round },
      { note: gameWords(game), ...playerCell(results, slug, game.opponent, game.result) },
      { text: pointsWords(game.score), key: 'points' },
      { text: pointsWords((points += game.score ?? 0)) },
    ])
  return {
    kind: 'games',
    title: m.resultsGames(),
    heads: headsOf(m.resultsRound(), m.resultsOpponent(), m.resultsResult(), m.resultsPoints()),
    rows: rows.toReversed(),
  }
}
