import drive from '@adonisjs/drive/services/main'
import fc from 'fast-check'
import pLimit from 'p-limit'
import { purgeDeleted } from '#actions/purge_deleted'
import { KEPT_MS } from '#config/retention'
import type { Kind } from '#kinds'
import { findOrphans } from '#visibility/orphans'
import { FINAL } from '#tests/published_results'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { machineTime, type Academy, type Answer } from './academy.js'
import * as form from './form.js'
import { changed, isLive, isPublic, type Item, type State } from './state.js'

/**
 * What a call does to the state when its turn comes.
 * @returns undefined where the answer that was given would have been wrong there
 */
export type Effect = (state: State) => State | undefined

/** A call whose target is known, ready to be sent. */
export interface Attempt {
  /** As it is shown when something fails. */
  name: string
  send(): Promise<Answer>
  /** What may explain the answer, each at its own moment: for most calls one effect. */
  effects(answer: Answer): Effect[]
}

/** Something a director, a visitor or the machine does; undefined where there is nothing to do it to. */
export type Call = (state: State, academy: Academy) => Attempt | undefined

/** A call with one effect. */
function attempt(
  name: string,
  send: Attempt['send'],
  follow: (state: State, answer: Answer) => State | undefined
): Attempt {
  return { name, send, effects: (answer) => [(state) => follow(state, answer)] }
}

/** Which of some things a call is about: the first ones most often, so that calls meet. */
const anyOne = fc.constantFrom(0, 0, 0, 1, 1, 2, 3)

/** One of some things, whatever their number. */
function pick<T>(from: T[], at: number): T | undefined {
  return from.length === 0 ? undefined : from[at % from.length]
}

/** A refusal changes nothing: the state stays, if it was right to refuse. */
const refusal = (state: State, isRight: boolean) => (isRight ? state : undefined)

const FRESH = {
  previousSlugs: [],
  startDate: null,
  endDate: null,
  picture: null,
  translated: null,
  results: null,
  formerResults: null,
  resultsVersion: 0,
  deletedAt: null,
}

export function creation(kind: Kind, fields: form.Fields & { title: string }): Call {
  return (_, academy) =>
    attempt(
      `create ${kind} ${JSON.stringify(fields)}`,
      () =>
        academy.call('POST', `/api/${kind}`, {
          isDirector: true,
          form: form.toForm(kind, fields, true),
        }),
      (state, { status, body }) => {
        const base = { ...FRESH, kind, id: body.data?._id, title: '', slug: '', version: 1 }
        const item: Item = {
          ...form.merged({ ...base, isActive: true }, fields),
          slug: form.nextSlug(state, kind, fields.title),
        }
        if (form.areDatesWrong(item)) return refusal(state, status === 422)
        if (status !== 201 || !form.shows(body.data, item)) return undefined
        return changed(state, item.id, item)
      }
    )
}

const create = fc
  .tuple(form.kindName, form.newFields)
  .map(([kind, fields]) => creation(kind, fields))

const IF_MATCH = { none: undefined, right: 0, stale: -1 } as const

/** What a change of an item may be answered with, and what then becomes of the item. */
function expected(state: State, id: string, fields: form.Fields, tag?: string) {
  const item = state.items[id]
  if (!isLive(item)) return { refusals: [404] }
  const next = form.followed(state, item!, form.merged(item!, fields))
  const isRefused = form.areDatesWrong(next) || form.isTaken(state, next.kind, next.slug, id)
  const refusals = [
    ...(tag !== undefined && tag !== `"v${item!.version}"` ? [409] : []),
    ...(isRefused ? [422] : []),
  ]
  const isSame = JSON.stringify(next) === JSON.stringify(item)
  return { refusals, next, versions: isSame ? [0, 1] : [1] }
}

const update = fc
  .tuple(anyOne, form.changes, fc.constantFrom('none', 'none', 'right', 'stale'))
  .map(([at, fields, match]): Call => (before, academy) => {
    const item = pick(Object.values(before.items), at)
    if (!item) return undefined
    const { id, kind } = item
    const shift = IF_MATCH[match as keyof typeof IF_MATCH]
    const tag = shift === undefined ? undefined : `"v${item.version + shift}"`
    return attempt(
      `update ${kind} ${id.slice(-4)} ${JSON.stringify(fields)}${tag ? ` if ${tag}` : ''}`,
      () =>
        academy.call('PUT', `/api/${kind}/${id}`, {
          isDirector: true,
          form: { ...form.toForm(kind, fields), unknown: 'so that there is a part' },
          ...(tag && { headers: { 'If-Match': tag } }),
        }),
      (state, { status, body }) => {
        const { refusals, next, versions = [] } = expected(state, id, fields, tag)
        if (refusals.length > 0 || !next) return refusal(state, refusals.includes(status))
        for (const more of versions) {
          const saved = { ...next, version: next.version + more }
          if (status === 200 && form.shows(body.data, saved)) return changed(state, id, saved)
        }
        return undefined
      }
    )
  })

const tournamentAt = ({ items }: State, at: number) =>
  pick(
    Object.values(items).filter(({ kind }) => kind === 'tournaments'),
    at
  )

const publish = fc
  .tuple(
    anyOne,
    fc.constantFrom<'full' | 'short'>('full', 'short'),
    fc.constantFrom([], [1]),
    fc.constantFrom([], [1]),
    fc.constantFrom('none', 'right', 'stale')
  )
  .map(([at, names, hidden, opened, match]): Call => (before, academy) => {
    const item = tournamentAt(before, at)
    if (!item) return undefined
    const { id } = item
    const shift = IF_MATCH[match as keyof typeof IF_MATCH]
    const version = (one: Item) => (one.results === null ? 0 : one.resultsVersion)
    const tag = shift === undefined ? undefined : `"v${version(item) + shift}"`
    return attempt(
      `publish results of ${id.slice(-4)} ${names} ${hidden}/${opened}${tag ? ` if ${tag}` : ''}`,
      () =>
        academy.call('PUT', `/api/tournaments/${id}/results`, {
          isDirector: true,
          json: { ...FINAL, names, hidden, opened },
          ...(tag && { headers: { 'If-Match': tag } }),
        }),
      (state, { status, body }) => {
        const present = state.items[id]
        if (!isLive(present)) return refusal(state, status === 404)
        if (tag !== undefined && tag !== `"v${version(present!)}"`) {
          return refusal(state, status === 409)
        }
        const resultsVersion = present!.resultsVersion + 1
        if (status !== 200 || body.data.version !== resultsVersion) return undefined
        const isSeen = tag !== undefined && present!.results !== null
        const former = `${present!.results ?? present!.formerResults}`
        const isOpened = isSeen && opened.length > 0
        const results = [
          former.includes('short') && !isSeen ? 'short' : names,
          former.includes('1') && !isOpened ? [1] : hidden,
        ].join(' ')
        return changed(state, id, { ...present!, results, formerResults: null, resultsVersion })
      }
    )
  })

const unpublish = anyOne.map((at): Call => (before, academy) => {
  const item = tournamentAt(before, at)
  if (!item) return undefined
  const { id } = item
  return attempt(
    `remove results of ${id.slice(-4)}`,
    () => academy.call('DELETE', `/api/tournaments/${id}/results`, { isDirector: true }),
    (state, { status }) => {
      const present = state.items[id]
      if (!isLive(present) || present!.results === null) return refusal(state, status === 404)
      const resultsVersion = present!.resultsVersion + 1
      const formerResults = present!.results === 'full ' ? null : present!.results
      return status === 200
        ? changed(state, id, { ...present!, results: null, formerResults, resultsVersion })
        : undefined
    }
  )
})

/** A call about an item as a whole: whether it is possible, and what becomes of the item. */
function moving(
  name: string,
  [method, path]: [string, (id: string) => string],
  isPossible: (item: Item) => boolean,
  become: (item: Item, now: number) => Item | undefined
) {
  return (at: number): Call =>
    (before, academy) => {
      const items = Object.values(before.items)
      const item = pick(items.filter(isPossible), at) ?? pick(items, at)
      if (!item) return undefined
      const { id, kind } = item
      return attempt(
        `${name} ${kind} ${id.slice(-4)}`,
        () => academy.call(method, `/api/${kind}/${path(id)}`, { isDirector: true }),
        (state, { status, body }) => {
          const present = state.items[id]
          if (!present || !isPossible(present)) return refusal(state, status === 404)
          // After its time it waits for the purge, and may be refused as well as brought back.
          const isOver = name === 'restore' && state.now - present.deletedAt! > KEPT_MS.deleted
          if (status === 404) return refusal(state, isOver)
          const next = become(present, state.now)
          const isShown = name !== 'restore' || form.shows(body.data, next!)
          return status === 200 && isShown ? changed(state, id, next) : undefined
        }
      )
    }
}

const isDeleted = (item: Item) => !isLive(item)
export const removal = moving('delete', ['DELETE', (id) => id], isLive, (item, now) => ({
  ...item,
  deletedAt: now,
}))
const remove = anyOne.map(removal)
const restore = anyOne.map(
  moving('restore', ['POST', (id) => `${id}/restore`], isDeleted, (item) => ({
    ...item,
    deletedAt: null,
  }))
)
const erase = anyOne.map(
  moving('erase', ['DELETE', (id) => `deleted/${id}`], isDeleted, () => undefined)
)

const itemsOf = (state: State, kind: Kind, test: (item: Item) => boolean) =>
  Object.values(state.items).filter((item) => item.kind === kind && test(item))

/** The lists of items: where each is, who asks for it, and what is in it. */
const LISTS: [path: string, isDirector: boolean, test: (item: Item, now: number) => boolean][] = [
  ['', false, isPublic],
  ['/admin', true, isLive],
  [
    '/deleted',
    true,
    ({ deletedAt }, now) => deletedAt !== null && now - deletedAt <= KEPT_MS.deleted,
  ],
]

const readList = fc.tuple(form.kindName, fc.constantFrom(...LISTS)).map(
  ([kind, [path, isDirector, test]]): Call =>
    (_, academy) =>
      attempt(
        `read ${kind}${path}`,
        () => academy.call('GET', `/api/${kind}${path}`, { isDirector }),
        (state, { status, body }) => {
          const items = itemsOf(state, kind, (item) => test(item, state.now))
          const shown = new Map<string, any>(body.data.map((one: any) => [one._id, one]))
          const isRight =
            body.data.length === items.length &&
            items.every((item) => shown.has(item.id) && form.shows(shown.get(item.id), item))
          return status === 200 && isRight ? state : undefined
        }
      )
)

const readItem = fc
  .tuple(anyOne, fc.nat(3), fc.boolean())
  .map(([at, which, isDirector]): Call => (before, academy) => {
    const item = pick(Object.values(before.items), at)
    if (!item) return undefined
    const key = pick([item.id, item.slug, ...item.previousSlugs], which)!
    return attempt(
      `read ${item.kind} ${key} as ${isDirector ? 'director' : 'visitor'}`,
      () => academy.call('GET', `/api/${item.kind}/${key}`, { isDirector }),
      (state, { status, body }) => {
        const there = itemsOf(state, item.kind, isDirector ? isLive : isPublic).find(
          ({ id, slug, previousSlugs }) => id === key || slug === key || previousSlugs.includes(key)
        )
        const isRight = there ? status === 200 && form.shows(body.data, there) : status === 404
        return isRight ? state : undefined
      }
    )
  })

/**
 * The share picture of an item that was public, drawn when nobody has asked for it before. Its item
 * may be hidden while it is asked for: what must be true of it then is asked after the calls.
 */
const readSharePicture = anyOne.map((at): Call => (before, academy) => {
  const item = pick(Object.values(before.items).filter(isPublic), at)
  if (!item) return undefined
  return attempt(
    `read share picture of ${item.kind} ${item.id.slice(-4)}`,
    async () => {
      const { body } = await academy.call('GET', `/api/${item.kind}/${item.id}`)
      return academy.call('GET', body.data?.sharePicture.url ?? '/uploads/share')
    },
    (state, { status }) => ([200, 302, 404].includes(status) ? state : undefined)
  )
})

const isExpired = ({ deletedAt }: Item, now: number) =>
  deletedAt !== null && now - deletedAt > KEPT_MS.deleted

/** Takes each expired item at a moment of its own, or leaves it if it was brought back before. */
const purge: Call = (before): Attempt => {
  const expired = Object.values(before.items).filter((item) => isExpired(item, before.now))
  return {
    name: `purge ${expired.length}`,
    send: () => machine(() => purgeDeleted(before.now)),
    effects: () =>
      expired.map(({ id }) => (state) => {
        const item = state.items[id]
        return item && isExpired(item, state.now) ? changed(state, id) : state
      }),
  }
}

async function machine(work: () => Promise<unknown>): Promise<Answer> {
  await work()
  return { status: 200, body: undefined }
}

export async function sweepUploads() {
  for (const name of await findOrphans(machineTime())) await drive.use().delete(name)
}

const sweep: Call = () =>
  attempt(
    'sweep uploads',
    () => machine(sweepUploads),
    (state) => state
  )

/** One worker does one job after the other; one that failed stays, and is done again another time. */
const worker = pLimit(1)

const jobs: Call = () =>
  attempt(
    'do the queued jobs',
    () => machine(() => worker(runQueuedJobs).catch(() => undefined)),
    (state) => state
  )

const upkeep = fc.constantFrom(purge, sweep, jobs, jobs)

/** Calls with how often each is made against the others. */
function weighted(...calls: [number, fc.Arbitrary<Call>][]): fc.Arbitrary<Call> {
  return fc.oneof(...calls.map(([weight, arbitrary]) => ({ weight, arbitrary })))
}

const writing = weighted(
  [5, create],
  [10, update],
  [4, remove],
  [5, restore],
  [4, publish],
  [1, unpublish]
)
/** Drawing a share picture takes as long as ten other calls. */
const reading = weighted([6, readList], [6, readItem], [1, readSharePicture])
const anything = weighted([24, writing], [8, reading], [6, upkeep])
/** What was deleted, when it is brought back and taken for good at the same time. */
const aboutDeleted = weighted(
  [3, restore],
  [2, remove],
  [3, fc.constant(purge)],
  [2, erase],
  [1, readList]
)

const several = (call: fc.Arbitrary<Call>) => fc.array(call, { minLength: 1, maxLength: 4 })

/** What is done at once; sometimes the same call twice. */
export const callsAtOnce: fc.Arbitrary<Call[]> = fc.oneof(
  ...[anything, anything, anything, aboutDeleted].map(several),
  anything.map((call) => [call, call])
)
