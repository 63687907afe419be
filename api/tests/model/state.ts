import type { Kind } from '#kinds'

/** What the model knows of a tournament or an achievement. What is gone for good is not in it. */
export interface Item {
  kind: Kind
  id: string
  title: string
  slug: string
  /** Slugs that it had before and that still lead to it, in alphabetical order. */
  previousSlugs: string[]
  isActive: boolean
  /** Of a tournament; null for what is not known. */
  startDate: string | null
  endDate: string | null
  /** The width that tells the sample pictures apart. */
  picture: number | null
  /** Its Marathi title and what that was made from, as '— of Rapid'; shown while its title is that. */
  translated: string | null
  version: number
  /** Of a tournament: how names are shown and who is hidden, as 'short 1'; null without results. */
  results: string | null
  /** The same of results that were removed, for when they are published again; null: nothing. */
  formerResults: string | null
  /** Counts what was published and removed. */
  resultsVersion: number
  deletedAt: number | null
}

/** All that a sequence of calls can change, as it should be. Never changed in place. */
export interface State {
  /** Milliseconds; stands still while calls are under way. */
  now: number
  items: Record<string, Item>
}

export const isLive = (item: Item | undefined) => item?.deletedAt === null

export const isPublic = (item: Item | undefined) => isLive(item) && item!.isActive

/** The state with another item; without one, it is gone. */
export function changed(state: State, id: string, item?: Item): State {
  const items = { ...state.items }
  if (item) items[id] = item
  else delete items[id]
  return { ...state, items }
}
