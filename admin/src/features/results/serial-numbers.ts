import { nameKey } from '@academy/api/shared/results/player_names'
import type { ResultPlayer } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import type { Column, Header } from './headers'
import { withPlayers } from './identify'
import type { ReadList, ReadPlayer } from './read-list'

/**
 * The head of a column that may only count the lines of its list, where nothing else gives starting
 * numbers: 'Sr No', or 'No.' beside points and without places.
 */
export function serialIn({ cells, columns }: Header, kind: ReadList['kind']): string | undefined {
  const cellOf = (column: Column) => cells[columns.indexOf(column)]
  const isRanked = columns.includes('rank')
  const isAlone = !isRanked && kind === 'standings'
  if (kind === 'pairings' || kind === 'crosstable') return undefined
  // 'S.No' beside 'No.' or a place is the starting number, as pairing programs have it.
  if (columns.includes('sno')) {
    const isOnly = !isRanked && !columns.includes('no') && !columns.includes('serial')
    return isOnly ? cellOf('sno') : undefined
  }
  if (columns.includes('no')) return isAlone ? cellOf('no') : undefined
  if (columns.includes('serial')) return cellOf('serial')
  return kind === 'start' && isRanked ? cellOf('rank') : undefined
}

/**
 * Where the numbers of such a column are not those of the published players of these names, the names
 * count: players keep their numbers, and who is new in a list of players has the next ones.
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
    // They are found by their names later.
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
  const told = { ...list, notes: [m.adjustedSerial({ column: serial }), ...list.notes] }
  return withPlayers(told, numbered)
}
