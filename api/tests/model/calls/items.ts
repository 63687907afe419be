import fc from 'fast-check'
import { KEPT_FOR } from '#models/mixins/soft_deletes'
import type { PublicListName } from '#models/revision'
import { anyOne, attempt, pick, refusal, type Call } from '../call.js'
import { changed, isLive, type Item, type State } from '../state.js'
import {
  areDatesWrong,
  changes,
  isTaken,
  listName,
  merged,
  newFields,
  nextSlug,
  shows,
  toForm,
  type Fields,
} from './item_fields.js'

const FRESH = { formerSlugs: [], startDate: null, endDate: null, picture: null, deletedAt: null }

export function creation(list: PublicListName, fields: Fields & { title: string }): Call {
  return (_, academy) =>
    attempt(
      `create ${list} ${JSON.stringify(fields)}`,
      () =>
        academy.call('POST', `/api/${list}`, {
          token: academy.desk,
          form: toForm(list, fields, true),
        }),
      (state, { status, body }) => {
        const base = { ...FRESH, list, id: body.data?._id, title: '', slug: '', version: 1 }
        const item: Item = {
          ...merged({ ...base, isActive: true }, fields),
          slug: nextSlug(state, list, fields.title),
        }
        if (areDatesWrong(item)) return refusal(state, status === 422)
        if (status !== 201 || !shows(body.data, item)) return undefined
        return changed(state, 'items', item.id, item)
      }
    )
}

export const create: fc.Arbitrary<Call> = fc
  .tuple(listName, newFields)
  .map(([list, fields]) => creation(list, fields))

const IF_MATCH = { none: undefined, right: 0, stale: -1 } as const

/** What a change of an item may be answered with, and what then becomes of the item. */
function follow(state: State, id: string, fields: Parameters<typeof merged>[1], tag?: string) {
  const item = state.items[id]
  if (!isLive(item)) return { refusals: [404] }
  const next = merged(item!, fields)
  const refusals = [
    ...(tag !== undefined && tag !== `"v${item!.version}"` ? [409] : []),
    ...(areDatesWrong(next) || isTaken(state, next.list, next.slug, id) ? [422] : []),
  ]
  const isSame = JSON.stringify(next) === JSON.stringify(item)
  return { refusals, next, versions: isSame ? [0, 1] : [1] }
}

export const update: fc.Arbitrary<Call> = fc
  .tuple(anyOne, changes, fc.constantFrom('none', 'none', 'right', 'stale'))
  .map(([at, fields, match]) => (before, academy) => {
    const item = pick(Object.values(before.items), at)
    if (!item) return undefined
    const { id, list } = item
    const shift = IF_MATCH[match as keyof typeof IF_MATCH]
    const tag = shift === undefined ? undefined : `"v${item.version + shift}"`
    return attempt(
      `update ${list} ${id.slice(-4)} ${JSON.stringify(fields)}${tag ? ` if ${tag}` : ''}`,
      () =>
        academy.call('PUT', `/api/${list}/${id}`, {
          token: academy.desk,
          form: { ...toForm(list, fields), unknown: 'so that there is a part' },
          ...(tag && { headers: { 'If-Match': tag } }),
        }),
      (state, { status, body }) => {
        const { refusals, next, versions = [] } = follow(state, id, fields, tag)
        if (refusals.length > 0 || !next) return refusal(state, refusals.includes(status))
        for (const more of versions) {
          const saved = { ...next, version: next.version + more }
          if (status === 200 && shows(body.data, saved)) return changed(state, 'items', id, saved)
        }
        return undefined
      }
    )
  })

export function removal(at: number): Call {
  return (before, academy) => {
    const item = pick(Object.values(before.items), at)
    if (!item) return undefined
    const { id, list } = item
    return attempt(
      `delete ${list} ${id.slice(-4)}`,
      () => academy.call('DELETE', `/api/${list}/${id}`, { token: academy.desk }),
      (state, { status }) => {
        const present = state.items[id]
        if (!isLive(present)) return refusal(state, status === 404)
        if (status !== 200) return undefined
        return changed(state, 'items', id, { ...present!, deletedAt: state.now })
      }
    )
  }
}

export const remove: fc.Arbitrary<Call> = anyOne.map(removal)

export const restore: fc.Arbitrary<Call> = anyOne.map((at) => (before, academy) => {
  const items = Object.values(before.items)
  const item =
    pick(
      items.filter((one) => !isLive(one)),
      at
    ) ?? pick(items, at)
  if (!item) return undefined
  const { id, list } = item
  return attempt(
    `restore ${list} ${id.slice(-4)}`,
    () => academy.call('POST', `/api/${list}/${id}/restore`, { token: academy.desk }),
    (state, { status, body }) => {
      const present = state.items[id]
      if (!present || isLive(present)) return refusal(state, status === 404)
      // After its time it waits for the purge, and may be refused as well as brought back.
      const isOver = state.now - present.deletedAt! > KEPT_FOR
      if (status === 404) return refusal(state, isOver)
      const back = { ...present, deletedAt: null }
      if (status !== 200 || !shows(body.data, back)) return undefined
      return changed(state, 'items', id, back)
    }
  )
})

/** Removes something deleted for good. */
export const erase: fc.Arbitrary<Call> = anyOne.map((at) => (before, academy) => {
  const items = Object.values(before.items)
  const item =
    pick(
      items.filter((one) => !isLive(one)),
      at
    ) ?? pick(items, at)
  if (!item) return undefined
  const { id, list } = item
  return attempt(
    `erase ${list} ${id.slice(-4)}`,
    () => academy.call('DELETE', `/api/${list}/deleted/${id}`, { token: academy.desk }),
    (state, { status }) => {
      const present = state.items[id]
      if (!present || isLive(present)) return refusal(state, status === 404)
      return status === 200 ? changed(state, 'items', id) : undefined
    }
  )
})
