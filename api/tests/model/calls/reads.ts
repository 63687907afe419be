import fc from 'fast-check'
import { KEPT_FOR } from '#models/mixins/soft_deletes'
import type { PublicListName } from '#models/revision'
import { anyOne, attempt, pick, type Call } from '../call.js'
import { isLive, isPublic, type Item, type State } from '../state.js'
import { listName, shows } from './item_fields.js'

const itemsOf = (state: State, list: PublicListName, test: (item: Item) => boolean | undefined) =>
  Object.values(state.items).filter((item) => item.list === list && test(item))

/** Whether a list that was answered has exactly these items, as they are. */
function isListOf(data: any[], items: Item[]): boolean {
  const byId = new Map(data.map((shown) => [shown._id, shown]))
  return (
    data.length === items.length &&
    items.every((item) => byId.has(item.id) && shows(byId.get(item.id), item))
  )
}

/** The lists of items: where each is, who asks for it, and what is in it. */
const LISTS: [path: string, isDirector: boolean, test: (item: Item, now: number) => boolean][] = [
  ['', false, (item) => isPublic(item)!],
  ['/admin', true, (item) => isLive(item)],
  ['/deleted', true, ({ deletedAt }, now) => deletedAt !== null && now - deletedAt <= KEPT_FOR],
]

export const readList: fc.Arbitrary<Call> = fc.tuple(listName, fc.constantFrom(...LISTS)).map(
  ([list, [path, isDirector, test]]) =>
    (_, academy) =>
      attempt(
        `read ${list}${path}`,
        () => academy.call('GET', `/api/${list}${path}`, isDirector ? { token: academy.desk } : {}),
        (state, { status, body }) => {
          const items = itemsOf(state, list, (item) => test(item, state.now))
          return status === 200 && isListOf(body.data, items) ? state : undefined
        }
      )
)

/** What the sitemap and the feeds are made of. */
export const readFeed: fc.Arbitrary<Call> = fc.constantFrom('addresses', 'calendar').map(
  (name) => (_, academy) =>
    attempt(
      `read ${name}`,
      () => academy.call('GET', `/api/${name}`),
      (state, { body }) => {
        const of = (list: PublicListName) => itemsOf(state, list, isPublic)
        if (name === 'calendar') {
          const dated = of('tournaments').filter(({ startDate }) => startDate !== null)
          return isListOf(body.data, dated) ? state : undefined
        }
        const slugs = (rows: { slug: string }[]) =>
          rows
            .map(({ slug }) => slug)
            .sort()
            .join()
        const isRight = (['tournaments', 'achievements'] as const).every(
          (list) => slugs(body.data[list]) === slugs(of(list))
        )
        return isRight ? state : undefined
      }
    )
)

/** The item that an address leads to, for a director or a visitor. */
export function itemAt(state: State, list: PublicListName, key: string, isDirector: boolean) {
  const isThere = isDirector ? isLive : isPublic
  return itemsOf(state, list, isThere).find(
    ({ id, slug, formerSlugs }) => id === key || slug === key || formerSlugs.includes(key)
  )
}

export const readItem: fc.Arbitrary<Call> = fc
  .tuple(anyOne, fc.nat(3), fc.boolean())
  .map(([at, which, isDirector]) => (before, academy) => {
    const item = pick(Object.values(before.items), at)
    if (!item) return undefined
    const key = pick([item.id, item.slug, ...item.formerSlugs], which)!
    return attempt(
      `read ${item.list} ${key} as ${isDirector ? 'director' : 'visitor'}`,
      () =>
        academy.call('GET', `/api/${item.list}/${key}`, isDirector ? { token: academy.desk } : {}),
      (state, { status, body }) => {
        const there = itemAt(state, item.list, key, isDirector)
        const isRight = there ? status === 200 && shows(body.data, there) : status === 404
        return isRight ? state : undefined
      }
    )
  })

/**
 * The share picture of an item that was public, drawn when nobody has asked for it before. Its item
 * may be hidden while it is asked for: what must be true of it then is asked after the calls.
 */
export const readSharePicture: fc.Arbitrary<Call> = anyOne.map((at) => (before, academy) => {
  const item = pick(Object.values(before.items).filter(isPublic), at)
  if (!item) return undefined
  return attempt(
    `read share picture of ${item.list} ${item.id.slice(-4)}`,
    async () => {
      const { body } = await academy.call('GET', `/api/${item.list}/${item.id}`)
      return academy.call('GET', body.data?.sharePicture.url ?? '/uploads/share')
    },
    (state, { status }) => ([200, 302, 404].includes(status) ? state : undefined)
  )
})
