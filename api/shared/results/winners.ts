import { formatRupees } from '../text/rupees.js'
import type { ListedPrize } from '../tournament/prize_ids.js'
import { prizePlaces } from '../tournament/prizes.js'
import { standingsOf, type ResultPlayer, type Results, type Winner } from './results.js'
import { schoolNames } from './school_names.js'

const PLACES = ['1st', '2nd', '3rd']

/** Who is named for a prize; where a tournament lists none and names nobody, the first three places. */
export function winnersOrPlaces(
  { players, winners }: Pick<Results, 'players' | 'winners'>,
  prizes: readonly ListedPrize[]
): Winner[] {
  if (prizes.length > 0 || winners.length > 0) return winners
  return standingsOf({ players }).flatMap(({ no, rank }) => {
    const prize = PLACES[(rank ?? 0) - 1]
    return prize ? [{ no, prize }] : []
  })
}

/** What was won, in the tournament's present list; undefined where it does not stand there. */
export const prizeOf = <Prize extends ListedPrize>(
  { prizeId, prize }: Winner,
  prizes: readonly Prize[]
): Prize | undefined =>
  prizes.find(({ id, position }) => (prizeId === undefined ? position === prize : id === prizeId))

/** Winners with the id of the prize of the list that they name by its words alone. */
export const withPrizes = (winners: Winner[], prizes: readonly ListedPrize[]): Winner[] =>
  winners.map((winner) => {
    const prizeId = winner.prizeId ?? prizeOf(winner, prizes)?.id
    return { ...winner, prizeId }
  })

/**
 * A winner with the prize's present words and amount, or, where the tournament does not list it any
 * more, with its words when it was won and no amount; `place` is the rank where it is for places.
 */
export interface PlacedWinner<Prize extends ListedPrize = ListedPrize> {
  winner: Winner
  prize: string
  listed: Prize | undefined
  amount: number
  /** Of the player, or the school. */
  name: string
  /** Null: a school has won. */
  player: ResultPlayer | null
  place: number | null
}

/** Who won which prize: in the order of the list, then prizes named by hand; of each, by rank. */
export function winnersInOrder<Prize extends ListedPrize>(
  { players, winners }: Pick<Results, 'players' | 'winners'>,
  prizes: readonly Prize[]
): PlacedWinner<Prize>[] {
  const schoolName = schoolNames(players)
  const placed = winners.flatMap((winner): PlacedWinner<Prize>[] => {
    const player = players.find(({ no }) => no === winner.no) ?? null
    const name = player?.name ?? (winner.club && schoolName(winner.club))
    if (!name) return []
    const listed = prizeOf(winner, prizes)
    const prize = listed?.position ?? winner.prize
    const { from, to } = prizePlaces(prize) ?? { from: 1, to: 0 }
    const rank = player?.rank
    const place = rank && rank >= from && rank <= to ? rank : null
    return [{ winner, prize, listed, amount: listed?.amount ?? 0, name, player, place }]
  })
  const position = ({ listed }: PlacedWinner<Prize>) => (listed ? prizes.indexOf(listed) : 1e6)
  const rank = ({ player }: PlacedWinner<Prize>) => player?.rank ?? 1e6
  return placed.sort((a, b) => position(a) - position(b) || rank(a) - rank(b))
}

/** '4. Joshi, Aarav – ₹5,000', 'Best girl: Patil, Sana' */
export function winnerLine({ prize, amount, name, place }: PlacedWinner): string {
  const line = `${place ? `${place}.` : `${prize}:`} ${name}`
  return amount > 0 ? `${line} – ${formatRupees(amount)}` : line
}
