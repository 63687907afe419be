import * as m from 'virtual:messages'
import {
  gamesOfPlayer,
  standingsOf,
  type Game,
  type PlayerGame,
  type ResultPlayer,
  type Results,
} from '@academy/api/shared/results/results'
import { paths } from '~/paths'
import {
  byeWords,
  columnsOf,
  gameWords,
  isForfeit,
  namesLanguage,
  nextGameOf,
  playersByNo,
  pointsWords,
  RESULT_WORDS,
  standingsRound,
} from './results'

interface Cell {
  text: string | number | null
  href?: string
  /** Below the text, in smaller letters. */
  note?: string | undefined
  isPoints?: boolean
  /** On phones it stands in the row's details, behind the name of its column. */
  column?: string
  /** In the page's language, among names in another. */
  isOurs?: boolean
}

export interface Table {
  kind: 'standings' | 'pairings' | 'by-name' | 'games'
  lang: string | undefined
  heads: { name: string; title?: string | undefined; key?: string }[]
  rows: Cell[][]
}

const heads = (...names: string[]) => names.map((name) => ({ name }))

const cellOf = (slug: string, player: ResultPlayer | undefined): Cell =>
  player ? { text: player.name, href: paths.resultsOf(slug, player.no) } : { text: '' }

const opponentCell = (results: Results, slug: string, { opponent, result }: PlayerGame): Cell =>
  opponent === null
    ? { text: byeWords(result), isOurs: true }
    : cellOf(
        slug,
        results.players.find(({ no }) => no === opponent)
      )

/** The players in order. On phones place, name and points; the rest in the row's details. */
export function standingsTable(results: Results, slug: string): Table {
  const columns = columnsOf(results)
  const isRanked = standingsRound(results) > 0
  return {
    kind: 'standings',
    lang: namesLanguage(results),
    heads: [...heads(isRanked ? m.resultsPlace() : m.resultsNo(), m.resultsPlayer()), ...columns],
    rows: standingsOf(results).map((player) => [
      { text: isRanked ? player.rank : player.no },
      { ...cellOf(slug, player), text: [player.title, player.name].filter(Boolean).join(' ') },
      ...columns.map(({ key, name, textOf }) => {
        const text = textOf(player)
        return key === 'points' ? { text, isPoints: true } : { text, column: text && name }
      }),
    ]),
  }
}

/** The games of a round by board. */
export function pairingsTable(results: Results, slug: string, games: Game[]): Table {
  const byNo = playersByNo(results)
  return {
    kind: 'pairings',
    lang: namesLanguage(results),
    heads: heads(m.resultsBoard(), m.resultsWhite(), m.resultsResult(), m.resultsBlack()),
    rows: games.map(({ board, white, black, result }) => [
      { text: board },
      cellOf(slug, byNo.get((white ?? black)!)),
      {
        text: RESULT_WORDS[result],
        note: isForfeit(result) ? m.resultsForfeit() : undefined,
        isPoints: true,
      },
      white === null || black === null
        ? { text: byeWords(result), isOurs: true }
        : cellOf(slug, byNo.get(black)),
    ]),
  }
}

/** What hangs on the wall, where everybody looks for their own name. */
export function byNameTable(results: Results, slug: string, games: Game[]): Table {
  const colours = { white: m.resultsWhite(), black: m.resultsBlack() }
  const players = results.players.toSorted((one, other) => one.name.localeCompare(other.name))
  return {
    kind: 'by-name',
    lang: namesLanguage(results),
    heads: heads(
      ...[m.resultsPlayer(), m.resultsBoard()],
      ...[Object.values(colours).join(' / '), m.resultsOpponent()]
    ),
    rows: players.flatMap((player) =>
      gamesOfPlayer({ games }, player.no).map((game) => [
        cellOf(slug, player),
        { text: game.board, isPoints: true },
        { text: game.colour && colours[game.colour], isOurs: true },
        opponentCell(results, slug, game),
      ])
    ),
  }
}

/** What one player has played, the latest game first. */
export function gamesTable(results: Results, slug: string, { no }: ResultPlayer): Table {
  const next = nextGameOf(results, no)
  let points = 0
  const rows = gamesOfPlayer(results, no)
    .filter(({ round }) => round !== next?.round)
    .map((game): Cell[] => [
      { text: game.round },
      { ...opponentCell(results, slug, game), note: gameWords(game) },
      { text: pointsWords(game.score), isPoints: true },
      { text: pointsWords((points += game.score ?? 0)) },
    ])
  return {
    kind: 'games',
    lang: namesLanguage(results),
    heads: heads(m.resultsRound(), m.resultsOpponent(), m.resultsResult(), m.resultsPoints()),
    rows: rows.toReversed(),
  }
}
