import { nameKey } from '@academy/api/shared/results/player_names'
import type { ResultPlayer } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { withPlayers } from './identify'
import type { ReadList } from '@/features/results/reading/read-list'
import type { ReadPlayer } from '@/features/results/reading/read-player'

/**
 * Numbers that may only count the lines of a list are dropped where they contradict the names: players keep
 * their published numbers, and new ones in a list of players get the next.
 */
export function withoutSerials(list: ReadList, known: readonly ResultPlayer[]): ReadList {
  const { serial, players, kind } = list
  if (serial === undefined) return list
  const byName = Map.groupBy(known, nameKey)
  const isContrary = players.some((player) => {
    const named = byName.get(nameKey(player)) ?? []
    return named.length > 0 && named.every(({ no }) => no !== player.no)
  })
  if (!isContrary) return list
  const left = Map.groupBy(known, nameKey)
  let last = Math.max(...known.map(({ no }) => no))
  const numberOf = (player: ReadPlayer): number => {
    // `findNumbers` finds them by name later.
    if (kind !== 'start') return 0
    const named = left.get(nameKey(player)) ?? []
    const found = named.find(({ rating }) => rating === player.rating) ?? named[0]
    if (!found) return (last += 1)
    named.splice(named.indexOf(found), 1)
    return found.no
  }
  const numbered = new Map(
    players.map((player): [ReadPlayer, ReadPlayer] => [player, { ...player, no: numberOf(player) }])
  )
  const noted = { ...list, notes: [m.adjustedSerial({ column: serial }), ...list.notes] }
  return withPlayers(noted, numbered)
}
