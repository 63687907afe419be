import { numberedName } from '@academy/api/shared/results/player_names'
import type { ResultPlayer } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { Unreadable } from '@/features/results/reading/lines'
import type { ReadList } from '@/features/results/reading/read-list'
import type { ReadPlayer } from '@/features/results/reading/read-player'
import { withPlayers } from './identify'
import { finderIn, meantBy, typedName } from './typed-names'

const narrowed = <Item>(items: Item[], isMeant: (item: Item) => boolean): Item[] => {
  const meant = items.filter(isMeant)
  return meant.length > 0 ? meant : items
}

/**
 * Gives the players of a list without starting numbers those of the published players of the same names.
 * @throws Unreadable where a name is nobody's, or several may be meant
 */
export function findNumbers(list: ReadList, known: readonly ResultPlayer[]): ReadList {
  const { kind, players } = list
  const unknown = players.filter(({ no }) => no === 0)
  if (unknown.length === 0 || kind === 'start') return list
  if (known.length === 0) {
    if (kind === 'pairings') throw new Unreadable(m.readPlayersFirst())
    return list
  }
  const finder = finderIn(known)
  const numbered = new Map<ReadPlayer, ReadPlayer>()
  for (const player of unknown) {
    const { line, rating } = player
    const typed = typedName(player.name)
    const { name } = typed
    const ways = [finder.same, finder.begun, finder.alike]
    const named = ways.map((find) => find(name)).find(({ length }) => length > 0) ?? []
    const meant = meantBy(line, typed, named, known)
    const [found, ...others] = narrowed(meant, (one) => rating !== null && one.rating === rating)
    if (!found) throw new Unreadable(m.readNotInList({ line, name }))
    if (others.length > 0) throw alikeNames(line, name, [found, ...others])
    const { points, rank, tieBreaks } = player
    numbered.set(player, { ...found, line, points, rank, tieBreaks })
  }
  return withPlayers(list, numbered)
}

function alikeNames(line: number, name: string, players: ResultPlayer[]): Unreadable {
  const words = players.map(numberedName).join('; ')
  const [first] = players
  const example = `${first?.name} (${first?.no})`
  return new Unreadable(m.readAlikeNames({ line, name, players: words, example }))
}
