/** Results of a tournament as they are published: exactly what its organiser's program says. */
export interface Results {
  state: 'live' | 'final'
  /** How many rounds are announced. */
  rounds: number
  /** The latest round that is paired; 0 before the first one. */
  round: number
  /** The moment of the last change, ISO 8601 in UTC. */
  updatedAt: string
  /** When a published result was last changed to another one; null: never. */
  correctedAt: string | null
  /** When the points, places or tie-breaks were last published as other ones. */
  standingsAt: string
  /** Names of the tie-breaks, in the order of each player's numbers. */
  tieBreaks: string[]
  players: ResultPlayer[]
  games: Game[]
  winners: Winner[]
  /** How many of a school's players count for it; 0: schools are not compared. */
  schoolPlayers: number
}

/** How many of a school's players count where a list or a prize speaks of schools; the director may say another. */
export const SCHOOL_PLAYERS = 4

/** A school, academy or club: whatever the organiser's list has as a player's club. */
export interface School {
  club: string
  /** Of its best players, as many as count. */
  points: number
  /** Shared where sums are equal; null for a school that has too few players. */
  place: number | null
}

/** With what is computed from them, from the given points alone. */
export interface PublicResults extends Results {
  schools: School[]
}

export interface ResultPlayer {
  /** The starting number: what a player is known by within the tournament. */
  no: number
  name: string
  title: string | null
  sex: 'm' | 'w' | null
  rating: number | null
  federation: string | null
  fideId: string | null
  club: string | null
  group: string | null
  points: number | null
  rank: number | null
  /** Null where the organiser's list has none. */
  tieBreaks: (number | null)[]
}

/** What White scores by each result; `*` is not played yet. */
const WHITE_SCORES = {
  '1-0': 1,
  '0-1': 0,
  '1/2-1/2': 0.5,
  '+--': 1,
  '--+': 0,
  '---': 0,
  bye: 1,
  'half-bye': 0.5,
  'zero-bye': 0,
  '*': null,
}

export type GameResult = keyof typeof WHITE_SCORES

export const GAME_RESULTS = Object.keys(WHITE_SCORES) as GameResult[]
export const BYES: readonly GameResult[] = ['bye', 'half-bye', 'zero-bye']

/** A pairing; a bye has one player and nobody on the other side. */
export interface Game {
  round: number
  board: number | null
  white: number | null
  black: number | null
  result: GameResult
}

export interface Winner {
  /** Null: a school has won, which `club` names. */
  no: number | null
  club?: string | undefined
  /** The prize in the tournament's list; absent for one that is named by hand. */
  prizeId?: string | undefined
  /** Its words when it was won. */
  prize: string
}

/** What the director stores besides: how names are shown to the public. */
export interface StoredResults extends Results {
  names: 'full' | 'short'
  /** Starting numbers of players who are shown as 'Player 17'. */
  hidden: number[]
  /** Who was hidden and stands in the list no more: they are hidden again once they do. */
  hiddenBefore?: HiddenPlayer[] | undefined
}

/** By what a hidden player is known again. */
export type HiddenPlayer = Pick<ResultPlayer, 'name' | 'fideId' | 'rating'>

/**
 * What is sent of them; the rest is added by the server. Whoever was hidden stays so, under any number and
 * whatever `hidden` says, unless a client that has seen the latest version names them as opened. Only such a
 * client can show full names again.
 */
export interface SentResults extends Omit<
  Results,
  'updatedAt' | 'correctedAt' | 'standingsAt' | 'schoolPlayers'
> {
  schoolPlayers?: number | undefined
  names?: StoredResults['names'] | undefined
  hidden?: number[] | undefined
  /** Starting numbers of players whose names are opened with it. */
  opened?: number[] | undefined
}

export interface PodiumPlace {
  rank: number
  name: string
  /** '6½'; '' where they are not known. */
  points: string
}

/** Who won: the first places, and a line for each other winner of a prize. */
export interface Podium {
  places: PodiumPlace[]
  winners: string[]
}

/** What a list of tournaments says of their results. */
export type ResultsBrief = Pick<Results, 'state' | 'round' | 'rounds'>

/** A game as one of its players sees it. */
export interface PlayerGame extends Game {
  colour: 'white' | 'black' | null
  opponent: number | null
  /** Points won; null while the game is not over. */
  score: number | null
}

/** The games of a round by board; those without a board last, byes at the very end. */
export function gamesOfRound({ games }: Pick<Results, 'games'>, round: number): Game[] {
  const position = ({ board, result }: Game) => (BYES.includes(result) ? 1e9 : (board ?? 1e6))
  return games.filter((game) => game.round === round).sort((a, b) => position(a) - position(b))
}

/** Points that one side of a game has won; null while it is not over. */
export function scoreOf({ result }: Game, isWhite: boolean): number | null {
  const white = WHITE_SCORES[result]
  return isWhite || BYES.includes(result) || white === null || result === '---' ? white : 1 - white
}

/** What one player has played and will play, by round. */
export function gamesOfPlayer({ games }: Pick<Results, 'games'>, no: number): PlayerGame[] {
  return games
    .filter(({ white, black }) => white === no || black === no)
    .map((game) => {
      const isWhite = game.white === no
      const isBye = BYES.includes(game.result)
      return {
        ...game,
        colour: isBye ? null : isWhite ? ('white' as const) : ('black' as const),
        opponent: isWhite ? game.black : game.white,
        score: scoreOf(game, isWhite),
      }
    })
    .sort((a, b) => a.round - b.round)
}

/** By rank as the organiser gives it; without one by points, then by starting number. */
export function standingsOf<Player extends Pick<ResultPlayer, 'no' | 'rank' | 'points'>>({
  players,
}: {
  players: readonly Player[]
}): Player[] {
  return [...players].sort(
    (a, b) => (a.rank ?? 1e6) - (b.rank ?? 1e6) || (b.points ?? 0) - (a.points ?? 0) || a.no - b.no
  )
}

/** The first three as the organiser's list places them, who may share a place. */
export const podiumOf = (results: Pick<Results, 'players'>) =>
  standingsOf(results)
    .filter((player): player is ResultPlayer & { rank: number } => player.rank !== null)
    .slice(0, 3)

/** Whether a list of players says nothing of how they have played. */
export const isStartingList = ({ players }: Pick<Results, 'players'>) =>
  players.every(({ points }) => !points)

type Sums = Map<number | null, number>

function addScores(sums: Sums, games: readonly Game[]) {
  const add = (no: number | null, score: number | null) =>
    sums.set(no, (sums.get(no) ?? 0) + (score ?? 0))
  for (const game of games) {
    add(game.white, scoreOf(game, true))
    add(game.black, scoreOf(game, false))
  }
}

/** What the games up to a round give each player who has played in them; those not over give nothing. */
export function sumsAfter(
  games: readonly Game[],
  last: number
): ReadonlyMap<number | null, number> {
  const sums: Sums = new Map()
  addScores(
    sums,
    games.filter(({ round }) => round <= last)
  )
  return sums
}

/** The last round after which the games give every player the given points; null: none. */
export function roundOfPoints({
  round,
  players,
  games,
}: Pick<Results, 'round' | 'players' | 'games'>): number | null {
  const byRound = Map.groupBy(games, (game) => game.round)
  const sums: Sums = new Map()
  let found: number | null = null
  for (let last = 0; last <= round; last++) {
    addScores(sums, byRound.get(last) ?? [])
    if (players.every(({ no, points }) => (sums.get(no) ?? 0) === (points ?? 0))) found = last
  }
  return found
}

/** 6.5 → '6½', 0.5 → '½'. */
export function pointsText(points: number): string {
  const whole = Math.floor(points)
  if (points - whole !== 0.5) return String(points)
  return whole === 0 ? '½' : `${whole}½`
}

/** Whether a result that was published is another one now; a round that was removed is no correction. */
export function isCorrected(
  previous: Pick<Results, 'games'>,
  { games }: Pick<Results, 'games'>
): boolean {
  const keyOf = ({ round, white, black }: Game) => `${round} ${white} ${black}`
  const now = new Map(games.map((game) => [keyOf(game), game.result]))
  return previous.games.some((game) => {
    const result = now.get(keyOf(game)) ?? game.result
    return game.result !== '*' && result !== game.result
  })
}

type Standings = Pick<Results, 'tieBreaks' | 'players'>

/** Whether both say the same points, places and tie-breaks of the same starting numbers. */
export function isSameStandings(one: Standings, other: Standings): boolean {
  const textOf = ({ tieBreaks, players }: Standings) =>
    JSON.stringify([
      tieBreaks,
      players.map((player) => [player.no, player.rank, player.points, player.tieBreaks]),
    ])
  return textOf(one) === textOf(other)
}

/** The document that a tournament's results begin as. */
export const NO_RESULTS: StoredResults = {
  state: 'live',
  rounds: 1,
  round: 0,
  updatedAt: '',
  correctedAt: null,
  standingsAt: '',
  tieBreaks: [],
  players: [],
  games: [],
  winners: [],
  schoolPlayers: 0,
  names: 'full',
  hidden: [],
}
