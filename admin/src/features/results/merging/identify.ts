import { isSameName, nameKey } from '@academy/api/shared/results/player_names'
import type { ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { Unreadable } from '@/features/results/reading/lines'
import type { ReadList } from '@/features/results/reading/read-list'
import type { ReadPlayer } from '@/features/results/reading/read-player'

export interface Identified {
  /** With the numbers that its players have now. */
  list: ReadList
  /** From published numbers to those of the list. */
  moves: Map<number, number>
  /** Names of new players. */
  added: string[]
  /** Published players who are not in the list, and whose numbers others have now. */
  gone: ResultPlayer[]
  notes: string[]
}

/** Replaces players of a list, in its games too. */
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
 * Whom of the published players a list means by a name that nobody else has in either, where one of them
 * does not say the rating; in a list of all players also where it says another one.
 */
function bearersOf(known: readonly ResultPlayer[], list: ReadList) {
  const published = Map.groupBy(known, nameKey)
  const listed = Map.groupBy(list.players, nameKey)
  const onlyBearer = (player: ReadPlayer): ResultPlayer | undefined => {
    const [bearer, ...namesakes] = published.get(nameKey(player)) ?? []
    const isAlone = namesakes.length === 0 && listed.get(nameKey(player))?.length === 1
    return bearer && isAlone && !isOther(bearer, player, list) ? bearer : undefined
  }
  const isOfAll = list.kind === 'start' || isRenumbered(known, list, onlyBearer)
  return (player: ReadPlayer) => (isOfAll ? onlyBearer(player) : undefined)
}

function isOther(bearer: ResultPlayer, player: ReadPlayer, { kind }: ReadList): boolean {
  if (bearer.fideId && player.fideId) return bearer.fideId !== player.fideId
  const isRated = bearer.rating !== null && player.rating !== null
  return kind !== 'start' && isRated && bearer.rating !== player.rating
}

/**
 * Whether pairings give somebody the number of a player whom they name under another one: the published
 * numbers were made from places, or have moved.
 */
function isRenumbered(
  known: readonly ResultPlayer[],
  { kind, players }: ReadList,
  bearerOf: (player: ReadPlayer) => ResultPlayer | undefined
): boolean {
  if (kind !== 'pairings') return false
  const owners = new Map(known.map((player) => [player.no, nameKey(player)]))
  const numbers = new Map(players.map((player) => [nameKey(player), player.no]))
  return players.some((player) => {
    const { no } = player
    const owner = owners.get(no) ?? ''
    const isMoved = owner !== nameKey(player) && (numbers.get(owner) ?? no) !== no
    return isMoved && bearerOf(player) !== undefined
  })
}

/** Finds the published player of the same name and rating, or of a name that is unique. */
function counterpartsOf(known: readonly ResultPlayer[], list: ReadList) {
  const published = Map.groupBy(known, keyOf)
  const listed = Map.groupBy(list.players, keyOf)
  const bearerOf = bearersOf(known, list)
  return (player: ReadPlayer): ResultPlayer | undefined => {
    // Namesakes keep the order of their numbers.
    const key = keyOf(player)
    const namesakes = published.get(key) ?? []
    const twins = listed.get(key)?.toSorted((one, other) => one.no - other.no) ?? []
    const isClear = namesakes.length === twins.length && (twins.length === 1 || player.no > 0)
    const namesake = isClear ? namesakes[twins.indexOf(player)] : undefined
    return namesake ?? bearerOf(player)
  }
}

interface Numbered {
  numbered: Map<ReadPlayer, ReadPlayer>
  moves: Map<number, number>
  taken: ReadonlySet<number>
  /** Players without a published counterpart. */
  others: ReadPlayer[]
}

/** @param isByPlace nobody has a number, so they are counted from 1 */
function numbersOf(known: readonly ResultPlayer[], list: ReadList, isByPlace: boolean): Numbered {
  const byNo = new Map(known.map((player) => [player.no, player]))
  const counterpartOf = counterpartsOf(known, list)
  const isPairing = list.kind === 'pairings'
  const moves = new Map<number, number>()
  const taken = new Set<number>()
  const numbered = new Map<ReadPlayer, ReadPlayer>()
  const others: ReadPlayer[] = []
  for (const [index, player] of list.players.entries()) {
    const { line, name } = player
    if (!/\p{L}/u.test(name)) throw new Unreadable(m.readNoName({ line }))
    const counterpart = counterpartOf(player)
    const no = player.no || counterpart?.no || (isByPlace && !isPairing ? index + 1 : 0)
    if (no === 0) throw new Unreadable(m.readNoNumber({ line, name }))
    if (!isPairing && taken.has(no)) throw new Unreadable(m.readNumberTwice({ line, no }))
    taken.add(no)
    numbered.set(player, { ...player, no })
    const before = byNo.get(no)
    const same = counterpart ?? (before && isSameName(before, player) ? before : undefined)
    if (same) moves.set(same.no, no)
    else others.push({ ...player, no })
  }
  return { numbered, moves, taken, others }
}

/** @throws Unreadable where new names under known numbers are other players, not corrections */
function checkRenamed(renamed: ReadPlayer[], known: readonly ResultPlayer[], foundCount: number) {
  if (renamed.length > Math.max(2, foundCount / 10)) {
    throw new Unreadable(m.readOtherPlayers({ count: renamed.length }))
  }
  const names = new Set(known.map(nameKey))
  // Somebody else's name is no correction.
  const other = renamed.find((player) => names.has(nameKey(player)))
  if (!other) return
  const { line, no, name } = other
  const player = known.find((one) => one.no === no)?.name ?? ''
  throw new Unreadable(m.readOtherNumber({ line, name, no, player }))
}

/**
 * Whose numbers are whose: by number, and by name and rating together where numbers have moved; in a list
 * of all players also by a name that nobody else has.
 * @throws Unreadable where a player has no number, or other players than those published have theirs
 */
export function identify(current: StoredResults, list: ReadList): Identified {
  const known = current.players
  const names = new Map(known.map(({ no, name }) => [no, name]))
  const isByPlace = known.length === 0 && list.players.every(({ no }) => no === 0)
  const { numbered, moves, taken, others } = numbersOf(known, list, isByPlace)
  const renamed = others.filter(({ no }) => names.has(no) && !moves.has(no))
  checkRenamed(renamed, known, moves.size)
  for (const { no } of renamed) moves.set(no, no)
  const gone = known.filter(({ no }) => !moves.has(no) && taken.has(no))
  checkMoved(current, list.kind, gone)
  const added = known.length === 0 ? [] : others.filter((player) => !renamed.includes(player))
  const count = [...moves].filter(([from, to]) => from !== to).length
  return {
    list: withPlayers(list, numbered),
    moves,
    added: added.map(({ name }) => name),
    gone,
    notes: [
      ...(isByPlace ? [m.adjustedByPlace()] : []),
      ...renamed.map(({ no, name }) => m.adjustedName({ no, from: names.get(no) ?? '', to: name })),
      ...(count > 0 ? [m.adjustedNumbers({ count })] : []),
    ],
  }
}

/** Only a starting list can drop players, and only those who have not played. */
function checkMoved({ games }: StoredResults, kind: ReadList['kind'], gone: ResultPlayer[]) {
  const played = new Set(games.flatMap(({ white, black }) => [white, black]))
  const player = gone.find(({ no }) => kind !== 'start' || played.has(no))
  if (player) throw new Unreadable(m.readMoved({ name: player.name }))
}
