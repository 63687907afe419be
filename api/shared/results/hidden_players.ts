import { nameComparer } from './alike_names.js'
import { isSameName, nameKey } from './player_names.js'
import { remembered } from './remembered.js'
import type { HiddenPlayer, ResultPlayer, StoredResults } from './results.js'
import { RESULTS_LISTS } from './results_rules.js'

type Player = Pick<ResultPlayer, 'no' | 'name' | 'fideId' | 'rating'>

type Known = Pick<StoredResults, 'hidden' | 'hiddenBefore'> & { players: readonly Player[] }

interface Found {
  /** Without a number: who was not in the list before either. */
  was: HiddenPlayer & { no?: number }
  /** Starting numbers in the new list: of nobody, of one player, or of several who are alike. */
  as: number[]
}

/** Who has the FIDE number, a name that is alike, or the rating and a word of the name. */
interface Resembling {
  as: number[]
  /** Whether one of them has the FIDE number or the same name by ear. */
  isSure: boolean
}

interface Kept {
  /** Starting numbers in the new list. */
  hidden: number[]
  hiddenBefore: HiddenPlayer[]
  found: Found[]
}

const keyOf = ({ name, fideId, rating }: HiddenPlayer) =>
  `${nameKey({ name })} ${fideId ?? ''} ${rating ?? ''}`

/** A rating that more players have, such as the lowest one, tells nobody. */
const RATED_ALIKE = 3

/** Those of a list whom the list before has shown: there is no doubt about them. */
function shownBefore({ hidden, players }: Known, wasHidden: readonly HiddenPlayer[]) {
  const isHidden = new Set(hidden)
  const shown = players.filter(({ no }) => !isHidden.has(no))
  const byNumber = new Map(shown.map((player) => [player.no, player]))
  const ids = new Set(shown.map(({ fideId }) => fideId).filter(Boolean))
  const doubtful = new Set(wasHidden.map(nameKey))
  const names = new Set(shown.map(nameKey).filter((key) => !doubtful.has(key)))
  return (player: Player): boolean => {
    const known = byNumber.get(player.no)
    const isSame = known !== undefined && isSameName(known, player)
    return isSame || ids.has(player.fideId) || names.has(nameKey(player))
  }
}

/**
 * Who stays hidden in a new list of the same tournament's players. All who have the FIDE number, a name
 * that is alike, or the rating and a word of the name, as who is renumbered may stand in a list twice;
 * and whoever has the starting number, but for a plainly other name while the hidden one is somebody
 * else for sure. In doubt a player is hidden, unless the list before has shown them.
 */
export function keepHidden(before: Known, players: readonly Player[]): Kept {
  const isHidden = new Set(before.hidden)
  const wasHidden: Found['was'][] = [
    ...before.players.filter(({ no }) => isHidden.has(no)),
    ...(before.hiddenBefore ?? []),
  ]
  if (wasHidden.length === 0) return { hidden: [], hiddenBefore: [], found: [] }
  const isShown = shownBefore(before, wasHidden)
  const open = players.filter((player) => !isShown(player))
  const byNumber = new Map(open.map((player) => [player.no, player]))
  const byId = Map.groupBy(open, ({ fideId }) => fideId || null)
  const byName = Map.groupBy(open, nameKey)
  const byRating = Map.groupBy(open, ({ rating }) => rating || null)
  const { soundKey, isWordShared, alikeIn } = nameComparer()
  const alike = alikeIn(open)
  const gone = new Map<string, HiddenPlayer>()

  const resembling = remembered(({ name, fideId, rating }: HiddenPlayer): Resembling => {
    const same = (fideId && byId.get(fideId)) || []
    const named = [...(byName.get(nameKey({ name })) ?? []), ...alike(name)]
    const rated = (rating && byRating.get(rating)) || []
    const spelt =
      rated.length > RATED_ALIKE ? [] : rated.filter((one) => isWordShared(name, one.name))
    const all = new Set([...same, ...named, ...spelt])
    const sound = soundKey(name)
    const isSure = same.length > 0 || [...all].some((player) => soundKey(player.name) === sound)
    return { as: [...all].map(({ no }) => no), isSure }
  }, keyOf)

  const found = wasHidden.map((was): Found => {
    const { name, fideId, rating } = was
    const { as, isSure } = resembling(was)
    if (as.length === 0) gone.set(keyOf(was), { name, fideId, rating })
    const holder = was.no === undefined ? undefined : byNumber.get(was.no)
    if (!holder || as.includes(holder.no)) return { was, as }
    const isOther = isSure && !isWordShared(name, holder.name)
    return { was, as: isOther ? as : [...as, holder.no] }
  })
  const lists = new Set(found.map(({ as }) => as))
  return {
    hidden: [...new Set([...lists].flat())].sort((one, other) => one - other),
    hiddenBefore: [...gone.values()].slice(0, RESULTS_LISTS.hidden),
    found,
  }
}

/**
 * Whom a new list names again although the list before has hidden them, by their numbers in the new list:
 * whoever made it has opened these names.
 */
export function openedIn(
  before: Known,
  { hidden, players }: Pick<Known, 'hidden' | 'players'>
): number[] {
  const isHidden = new Set(hidden)
  return keepHidden(before, players).hidden.filter((no) => !isHidden.has(no))
}
