import type { ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { PLAYER_FACTS } from '@/features/results/merging/players'

const factsOf = (player: ResultPlayer) => PLAYER_FACTS.map((fact) => player[fact] ?? null)

export type Standing = Pick<ResultPlayer, 'no' | 'points' | 'rank' | 'tieBreaks'>

export const standingOf = ({ no, points, rank, tieBreaks }: ResultPlayer): Standing => ({
  no,
  points,
  rank,
  tieBreaks,
})

/** All that a director can change of a tournament's results, part by part. */
const PARTS = {
  games: ({ games }: StoredResults) =>
    games
      .map(({ round, board, white, black, result }) => [round, white, black, board, result].join())
      .sort(),
  round: ({ round }: StoredResults) => round,
  numbers: ({ players }: StoredResults) => players.map(({ no }) => no).sort(),
  facts: ({ players }: StoredResults) => inOrder(players).map(factsOf),
  standings: ({ players, tieBreaks }: StoredResults) => [
    tieBreaks,
    inOrder(players).map(standingOf),
  ],
  winners: ({ winners }: StoredResults) =>
    winners.map(({ no, club, prizeId, prize }) => [no, club, prizeId ?? prize]),
  schoolPlayers: ({ schoolPlayers }: StoredResults) => schoolPlayers,
  state: ({ state }: StoredResults) => state,
  rounds: ({ rounds }: StoredResults) => rounds,
  names: ({ names }: StoredResults) => names,
  hidden: ({ hidden }: StoredResults) => hidden.toSorted((no, next) => no - next),
}

type Part = keyof typeof PARTS

const ALL = Object.keys(PARTS) as Part[]

const inOrder = (players: ResultPlayer[]) => players.toSorted((player, next) => player.no - next.no)

type Texts = Record<Part, string>

/** Cached, since it takes a while for a long list and is asked for at every render. */
const known = new WeakMap<StoredResults, Texts>()

function textsOf(results: StoredResults): Texts {
  const before = known.get(results)
  if (before) return before
  const texts = Object.fromEntries(
    ALL.map((part) => [part, JSON.stringify(PARTS[part](results))])
  ) as Texts
  known.set(results, texts)
  return texts
}

/** The parts in which two versions differ. */
export function differences(before: StoredResults, after: StoredResults): Part[] {
  const was = textsOf(before)
  const is = textsOf(after)
  return ALL.filter((part) => was[part] !== is[part])
}

/** The same for the same content, whoever has saved it. */
export const contentOf = (results: StoredResults): string => Object.values(textsOf(results)).join()

export const isSameContent = (before: StoredResults, after: StoredResults) =>
  before === after || contentOf(before) === contentOf(after)
