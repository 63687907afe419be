import type { api } from './api'
import type { PictureChange } from './data'

export interface Item {
  _id: string
}

/** When something was deleted and from when on it cannot be brought back: instants, ISO 8601. */
export interface Deleted {
  deletedAt: string | null
  goneAt: string | null
}

type Admin = typeof api.admin
type Meta<List extends keyof Admin> = Admin[List] extends {
  index: (...call: never[]) => PromiseLike<{ meta?: infer Counted }>
}
  ? NonNullable<Counted>
  : never

/** What the API counts of every list, and what it tells besides of one or the other. */
export type Counts = Meta<'tournaments'> & Partial<Meta<'achievements'> & Meta<'contactMessages'>>

export interface Page<T> {
  data: T[]
  meta: Counts
}

/** Search and filters under the wire's names; an empty one filters nothing. */
export type Filters = Readonly<Record<string, string>>

/** The filters with `perPage` and, from the second page on, `after`. */
type Query = Readonly<Record<string, string | number>>

export interface CallOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** What a save sends, as it lies on the device until then: each kind makes its body of it. */
export interface Sent {
  /** The checked values of a whole form, or some fields only. */
  fields: object
  picture: PictureChange
  /** What its form was typed over. */
  base?: { values: object } | undefined
}

export interface Resource<T extends Item = Item> {
  key: string
  one: string
  many: string
  loadFailure: () => string
  /** What an item is called in questions and among those that failed. */
  nameOf(item: T): string
  /** The same in more words, to tell it from others of that name. */
  describe?(item: T): string
  load: (query: Query) => PromiseLike<{ data: T[]; meta?: Counts | undefined }>
  loadOne: (id: string) => Promise<T>
  destroy: (id: string) => Promise<unknown>
  deleted: () => Promise<(T & Deleted)[]>
  restore: (id: string) => Promise<T>
  erase: (id: string) => Promise<unknown>
}

export interface PublishableResource<
  T extends Item & { isActive: boolean } = Item & { isActive: boolean },
> extends Resource<T> {
  /** What an optional text of an item is where there is none. */
  emptyText: '' | null
  create: (sent: Sent, options?: CallOptions) => Promise<T>
  /** @throws what the API client throws: 409 when the item is no longer the version in the headers. */
  change: (id: string, sent: Sent, options?: CallOptions) => Promise<T>
}
