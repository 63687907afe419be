import type { PublicListName } from '#models/revision'

/** What the model knows of a tournament or an achievement. What is gone for good is not in it. */
export interface Item {
  list: PublicListName
  id: string
  title: string
  slug: string
  /** Slugs that it had before and that still lead to it, in alphabetical order. */
  formerSlugs: string[]
  isActive: boolean
  /** Of a tournament; null for what is not known. */
  startDate: string | null
  endDate: string | null
  /** The width that tells the sample pictures apart. */
  picture: number | null
  version: number
  deletedAt: number | null
}

export interface Message {
  id: string
  text: string
  /** Its Idempotency-Key; null where there was none. */
  key: string | null
  isRead: boolean
  createdAt: number
  deletedAt: number | null
}

/** All that a sequence of calls can change, as it should be. Never changed in place. */
export interface State {
  /** Milliseconds; stands still while calls are under way. */
  now: number
  items: Record<string, Item>
  messages: Record<string, Message>
  settings: { emails: string[]; isOn: boolean }
  /** The password of each director but the one at the desk, by email. */
  passwords: Record<string, string>
  /** Whose session each token is of, as long as it is good. */
  sessions: Record<string, string>
}

export const isLive = (row: { deletedAt: number | null } | undefined) => row?.deletedAt === null

export const isPublic = (item: Item | undefined) => isLive(item) && item!.isActive

/** The state with something else in one of its tables; without a value, that is gone. */
export function changed<Table extends 'items' | 'messages' | 'passwords' | 'sessions'>(
  state: State,
  table: Table,
  key: string,
  value?: State[Table][string]
): State {
  const rows = { ...state[table] }
  if (value === undefined) delete rows[key]
  else (rows as Record<string, unknown>)[key] = value
  return { ...state, [table]: rows }
}

/** The state with the sessions of one director ended. */
export function signedOut(state: State, email: string): State {
  const sessions = Object.entries(state.sessions).filter(([, owner]) => owner !== email)
  return { ...state, sessions: Object.fromEntries(sessions) }
}
