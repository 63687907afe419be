import fc from 'fast-check'
import { KEPT_FOR } from '#models/mixins/soft_deletes'
import { anyOne, attempt, pick, refusal, type Call } from '../call.js'
import { changed, isLive, type Message, type State } from '../state.js'

const KEYS = ['0190a1b2-0000-7000-8000-000000000001', '0190a1b2-0000-7000-8000-000000000002']
const MINUTE = 60_000

/** The message that this one is a repetition of. */
function repeated(state: State, text: string, key: string | null): Message | undefined {
  const minute = (at: number) => Math.floor(at / MINUTE)
  return Object.values(state.messages).find((one) =>
    key !== null
      ? one.key === key
      : one.key === null && one.text === text && minute(one.createdAt) === minute(state.now)
  )
}

export const write: fc.Arbitrary<Call> = fc
  .tuple(fc.constantFrom('Is there a place?', 'Thank you!'), fc.constantFrom(null, ...KEYS))
  .map(
    ([text, key]) =>
      (_, academy) =>
        attempt(
          `write '${text}'${key ? ` with key ${key.slice(-1)}` : ''}`,
          () =>
            academy.call('POST', '/api/contacts', {
              json: { name: 'Sunita', email: 'sunita@mail.example', message: text },
              ...(key && { headers: { 'Idempotency-Key': key } }),
            }),
          (state, { status, body }) => {
            const before = repeated(state, text, key)
            // One key for two texts is somebody's mistake: the second must not be lost unnoticed.
            if (before && before.text !== text) return refusal(state, [409, 422].includes(status))
            if (status !== 201 || body.data.message !== text) return undefined
            if (before) return refusal(state, body.data._id === before.id)
            const id: string = body.data._id
            if (state.messages[id]) return undefined
            const row = { id, text, key, isRead: false, createdAt: state.now, deletedAt: null }
            return changed(state, 'messages', id, row)
          }
        )
  )

export const readMessages: fc.Arbitrary<Call> = fc.constantFrom('', '/deleted').map(
  (path) => (_, academy) =>
    attempt(
      `read contacts${path}`,
      () => academy.call('GET', `/api/contacts${path}`, { token: academy.desk }),
      (state, { body }) => {
        const isIn = ({ deletedAt }: Message) =>
          path ? deletedAt !== null && state.now - deletedAt <= KEPT_FOR : deletedAt === null
        const facts = (rows: { id: string; isRead: boolean }[]) =>
          rows
            .map(({ id, isRead }) => `${id} ${isRead}`)
            .sort()
            .join()
        const shown = body.data.map((row: any) => ({ ...row, id: row._id }))
        const there = Object.values(state.messages).filter(isIn)
        return facts(shown) === facts(there) ? state : undefined
      }
    )
)

/** What the director does to a message: the call, whether it is possible, and what it changes. */
const DEEDS = {
  read: {
    method: 'GET',
    path: (id: string) => id,
    isPossible: isLive,
    change: () => ({}),
  },
  mark: {
    method: 'PATCH',
    path: (id: string) => `${id}/read`,
    isPossible: isLive,
    change: () => ({ isRead: true }),
  },
  delete: {
    method: 'DELETE',
    path: (id: string) => id,
    isPossible: isLive,
    change: (now: number) => ({ deletedAt: now }),
  },
  restore: {
    method: 'POST',
    path: (id: string) => `${id}/restore`,
    isPossible: (row: Message | undefined) => row !== undefined && !isLive(row),
    change: () => ({ deletedAt: null }),
  },
  erase: {
    method: 'DELETE',
    path: (id: string) => `deleted/${id}`,
    isPossible: (row: Message | undefined) => row !== undefined && !isLive(row),
    change: () => undefined,
  },
} as const

export const handle: fc.Arbitrary<Call> = fc
  .tuple(anyOne, fc.constantFrom(...(Object.keys(DEEDS) as (keyof typeof DEEDS)[])))
  .map(([at, name]) => (before, academy) => {
    const message = pick(Object.values(before.messages), at)
    if (!message) return undefined
    const { id } = message
    const { method, path, isPossible, change } = DEEDS[name]
    return attempt(
      `${name} message ${id.slice(-4)}`,
      () => academy.call(method, `/api/contacts/${path(id)}`, { token: academy.desk }),
      (state, { status }) => {
        const present = state.messages[id]
        const isOver =
          name === 'restore' && present && state.now - (present.deletedAt ?? 0) > KEPT_FOR
        if (status === 404 && isOver) return state
        if (!isPossible(present)) return refusal(state, status === 404)
        if (status !== 200) return undefined
        const changes = change(state.now)
        return changed(state, 'messages', id, changes && { ...present!, ...changes })
      }
    )
  })
