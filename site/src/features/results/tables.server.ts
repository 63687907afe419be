import * as m from 'virtual:messages'
import {
  gamesOfPlayer,
  gamesOfRound,
  isStartingList,
  pointsText,
  scoreOf,
  standingsOf,
  type Game,
  type PublicResults,
  type ResultPlayer,
  type Results,
} from '@academy/api/shared/results/results'
import { standingsTitle, type CountedResults } from '@academy/api/shared/results/shown_results'
import { tieBreakOf } from '@academy/api/shared/results/tie_breaks'
import * as shared from '@academy/api/shared/words/results_words'
import * as roundWords from '@academy/api/shared/words/round_words'
import { language } from '~/i18n/language'
import * as words from './results'

interface Cell {
  text?: string | number | null
  /** The player whose page the text leads to. */
  no?: number
  /** Below the text, in smaller letters. */
  note?: string | false
  /** A class, for the look and the search. */
  key?: string | undefined
  /** On phones it stands in the row's details, behind these words. */
  column?: string | undefined
}

interface Head {
  key?: string
  name: string
  /** In full, where the name is a code. */
  title?: string
}

export interface Table {
  kind: 'standings' | 'schools' | 'pairings' | 'by-name' | 'games'
  title: string
  /** How it is made, where the organiser's program does not make it. */
  rule?: string
  heads: Head[]
  rows: Cell[][]
  /** What the codes in the heads mean. */
  legend?: string[]
}

const headsOf = (...names: string[]): Head[] => names.map((name) => ({ name }))
/** Above cells of the same key, which gives the two one edge. */
const pointsHead = (name: string): Head => ({ key: 'points', name })

/** With more columns beside place and name a sheet of paper has no room for longer clubs in one of them. */
const PAPER_COLUMNS_MAX = 6
const PAPER_CLUB_MAX = 20

interface Column extends Head {
  textOf: (player: ResultPlayer) => Cell['text']
}

/** Those beside place and name in which somebody has something. */
function standingsColumns({ players, tieBreaks }: CountedResults): Column[] {
  const columns: Column[] = [
    {
      key: 'points',
      name: shared.points[language()],
      textOf: ({ points }) => points && pointsText(points),
    },
    ...tieBreaks.map((tieBreak, index) => {
      const { code, title } = tieBreakOf(language(), tieBreak, index)
      return {
        key: 'number',
        name: code,
        ...(title && { title }),
        textOf: (player: ResultPlayer) => player.tieBreaks[index] ?? null,
      }
    }),
    { key: 'number', name: m.rating(), textOf: ({ rating }) => rating },
    { name: m.resultsFederation(), textOf: ({ federation }) => federation },
    { key: 'club', name: m.resultsClub(), textOf: ({ club }) => club },
    { key: 'group', name: m.resultsGroup(), textOf: ({ group }) => group },
  ]
  return columns.filter(({ textOf }) => players.some(textOf))
}

interface StandingsOptions {
  /** Not all of the players. */
  shown?: ResultPlayer[]
  isOnPaper?: boolean
}

/** The players in order; on paper long clubs stand below the names where there are many columns. */
export function standingsTable(
  results: CountedResults,
  { shown = standingsOf(results), isOnPaper = false }: StandingsOptions = {}
): Table {
  const { players } = results
  const hasPlaces = !isStartingList(results) && players.some(({ rank }) => rank !== null)
  const filled = standingsColumns(results)
  const hasLongClub = players.some(({ club }) => club !== null && club.length > PAPER_CLUB_MAX)
  const isClubBelow = isOnPaper && hasLongClub && filled.length > PAPER_COLUMNS_MAX
  const used = filled.filter(({ key }) => key !== 'club' || !isClubBelow)
  const first = (hasPlaces ? shared.place : shared.startingNumber)[language()]
  return {
    kind: 'standings',
    title: standingsTitle(language(), results),
    heads: [...headsOf(first, m.resultsPlayer()), ...used],
    rows: shown.map((player) => [
      { text: hasPlaces ? player.rank : player.no },
      {
        text: words.fullName(player),
        no: player.no,
        note: words.namesakeWords(results, player) || (isClubBelow && (player.club ?? false)),
      },
      ...used.map(({ key, name, title = name, textOf }) => {
        const text = textOf(player)
        return { text, key, column: key === 'points' || text === null ? undefined : title }
      }),
    ]),
    legend: used.flatMap(({ name, title }) => (title ? `${name}: ${title}` : [])),
  }
}

/** The schools by the sum of their best players. */
export const schoolsTable = ({
  schools,
  schoolPlayers,
}: Pick<PublicResults, 'schools' | 'schoolPlayers'>): Table => ({
  kind: 'schools',
  title: m.resultsSchools(),
  rule: m.resultsSchoolsRule({ count: schoolPlayers }),
  heads: [
    ...headsOf(shared.place[language()], m.resultsClub()),
    pointsHead(shared.points[language()]),
  ],
  rows: schools.map(({ place, club, points }) => [
    { text: place ?? '–' },
    { text: club },
    { text: pointsText(points), key: 'points' },
  ]),
})

/** A player of a game; nobody is there to play against in a bye. */
function playerCell(results: Results, no: number | null, game: Game): Cell {
  const player = words.playerOf(results, no)
  const note = player && words.namesakeWords(results, player)
  if (player) return { text: player.name, no: player.no, note }
  return { note: words.byeWords(game) }
}

/** '1 – 0'; of a bye what it scores, '' while it is not over. */
const scoreWords = (game: Game) =>
  [game.white && scoreOf(game, true), game.black && scoreOf(game, false)]
    .filter((score) => score !== null)
    .map(pointsText)
    .join('\u00a0–\u00a0')

/** The games of a round by board. */
export const pairingsTable = (results: Results, round: number): Table => ({
  kind: 'pairings',
  title: roundWords.roundNumber[language()](round),
  heads: [
    ...headsOf(m.resultsBoard(), shared.white[language()]),
    pointsHead(shared.result[language()]),
    ...headsOf(shared.black[language()]),
  ],
  rows: gamesOfRound(results, round).map((game) => [
    { text: game.board },
    playerCell(results, game.white ?? game.black, game),
    { text: scoreWords(game), note: words.isForfeit(game) && m.resultsForfeit(), key: 'points' },
    playerCell(results, game.white && game.black, game),
  ]),
})

/** What hangs on the wall, where everybody looks for their own name. */
export const byNameTable = (results: Results, round: number): Table => ({
  kind: 'by-name',
  title: `${roundWords.roundNumber[language()](round)} · ${m.resultsByName()}`,
  heads: [
    ...headsOf(m.resultsPlayer()),
    pointsHead(m.resultsBoard()),
    ...headsOf(m.resultsColour(), m.resultsOpponent()),
  ],
  rows: results.players
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .flatMap(({ no }) =>
      gamesOfPlayer(results, no)
        .filter((game) => game.round === round)
        .map((game) => [
          playerCell(results, no, game),
          { text: game.board, key: 'points' },
          { text: words.colourWords(game.colour) },
          playerCell(results, game.opponent, game),
        ])
    ),
})

/** The games of one player, the latest first. */
export const gamesTable = (results: Results, no: number): Table => ({
  kind: 'games',
  title: m.resultsGames(),
  heads: [...headsOf(m.resultsRound(), m.resultsOpponent()), pointsHead(shared.result[language()])],
  rows: gamesOfPlayer(results, no)
    .toReversed()
    .map((game) => {
      const opponent = playerCell(results, game.opponent, game)
      const note = words.joined([opponent.note, words.gameWords(game)])
      const score = { text: game.score && pointsText(game.score), key: 'points' }
      return [{ text: game.round }, { ...opponent, note }, score]
    }),
})
