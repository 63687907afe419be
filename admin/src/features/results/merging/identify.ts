import { isSameName, nameKey } from '@academy/api/shared/results/player_names'
import type { ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { Unreadable } from '@/features/results/reading/lines'
import type { ReadList, ReadPlayer } from '@/features/results/reading/read-list'

export interface Identified {
  /** With the numbers that its players have now. */
  list: ReadList
  /** From published numbers to those of the list. */
  moves: Map<number, number>
  /** Names of whom nobody knows yet. */
  added: string[]
  /** Published players whose numbers others have now, and who stand in the list no more. */
  gone: ResultPlayer[]
  notes: string[]
}

/** The list with other players in the places of its own; its games name the same ones. */
export function withPlayers(
  list: ReadList,
  changed: ReadonlyMap<ReadPlayer, ReadPlayer>
): ReadList {
  const now = (player: ReadPlayer) => changed.get(player) ?? player
  return {
    ...list,
    players: list.players.map(now),
    games: list.games.map((game) => ({
      ...game,
      white: now(game.white),
      black: game.black && now(game.black),
    })),
  }
}

const keyOf = (player: ResultPlayer) => `${nameKey(player)} ${player.rating ?? 0}`

/**
 * Whom of the published players a list of all players means by a name that nobody else has in either,
 * where one of them does not say the rating, or another one.
 */
function bearersOf(known: readonly ResultPlayer[], list: ReadList) {
  const published = Map.groupBy(known, nameKey)
  const listed = Map.groupBy(list.players, nameKey)
  return (player: ReadPlayer): ResultPlayer | undefined => {
    const [bearer, ...namesakes] = published.get(nameKey(player)) ?? []
    const isAlone = namesakes.length === 0 && listed.get(nameKey(player))?.length === 1
    if (list.kind !== 'start' || !bearer || !isAlone) return undefined
    const isOther = bearer.fideId && player.fideId && bearer.fideId !== player.fideId
    return isOther ? undefined : bearer
  }
}

/**
 * Whose numbers are whose: by number, and by name and rating together where numbers have moved; in a list
 * of all players also by a name that nobody else has.
 * @throws Unreadable where a player has no number, or other players than those published have theirs
 */
export function identify(current: StoredResults, list: ReadList): Identified {
  const { kind } = list
  const byNo = new Map(current.players.map((player) => [player.no, player]))
  const byName = Map.groupBy(current.players, nameKey)
  const published = Map.groupBy(current.players, keyOf)
  const listed = Map.groupBy(list.players, keyOf)
  const bearerOf = bearersOf(current.players, list)
  const isByPlace = published.size === 0 && list.players.every(({ no }) => no === 0)
  const moves = new Map<number, number>()
  const taken = new Set<number>()
  const numbered = new Map<ReadPlayer, ReadPlayer>()
  const others: ReadPlayer[] = []
  for (const [index, player] of list.players.entries()) {
    const { line, name } = player
    if (!/\p{L}/u.test(name)) throw new Unreadable(m.readNoName({ line }))
    // Namesakes keep the order of their numbers.
    const key = keyOf(player)
    const namesakes = published.get(key) ?? []
    const twins = listed.get(key)?.toSorted((one, other) => one.no - other.no) ?? []
    const isClear = namesakes.length === twins.length && (twins.length === 1 || player.no > 0)
    const moved = (isClear && namesakes[twins.indexOf(player)]) || bearerOf(player)
    const no = player.no || moved?.no || (isByPlace && kind !== 'pairings' ? index + 1 : 0)
    if (no === 0) throw new Unreadable(m.readNoNumber({ line, name }))
    if (kind !== 'pairings' && taken.has(no)) throw new Unreadable(m.readNumberTwice({ line, no }))
    taken.add(no)
    numbered.set(player, { ...player, no })
    const known = byNo.get(no)
    const same = moved ?? (known && isSameName(known, player) ? known : undefined)
    if (same) moves.set(same.no, no)
    else others.push({ ...player, no })
  }
  const renamed = others.filter(({ no }) => byNo.has(no) && !moves.has(no))
  const isOther = renamed.length > Math.max(2, moves.size / 10)
  if (isOther) throw new Unreadable(m.readOtherPlayers({ count: renamed.length }))
  for (const { line, no, name } of renamed) {
    // A correction of a name is none if it is somebody else's.
    const [other] = byName.get(nameKey({ name })) ?? []
    const player = byNo.get(no)?.name ?? ''
    if (other) throw new Unreadable(m.readOtherNumber({ line, name, no, player }))
    moves.set(no, no)
  }
  const gone = current.players.filter(({ no }) => !moves.has(no) && taken.has(no))
  checkMoved(current, kind, gone)
  const added = byNo.size === 0 ? [] : others.filter((player) => !renamed.includes(player))
  const count = [...moves].filter(([from, to]) => from !== to).length
  return {
    list: withPlayers(list, numbered),
    moves,
    added: added.map(({ name }) => name),
    gone,
    notes: [
      ...(isByPlace ? [m.adjustedByPlace()] : []),
      ...renamed.map(({ no, name }) =>
        m.adjustedName({ no, from: byNo.get(no)?.name ?? '', to: name })
      ),
      ...(count > 0 ? [m.adjustedNumbers({ count })] : []),
    ],
  }
}

/** Who has played, or is named by another list than that of the players, cannot be gone. */
function checkMoved({ games }: StoredResults, kind: ReadList['kind'], gone: ResultPlayer[]) {
  const played = new Set(games.flatMap(({ white, black }) => [white, black]))
  const player = gone.find(({ no }) => kind !== 'start' || played.has(no))
  if (player) throw new Unreadable(m.readMoved({ name: player.name }))
}
