// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { cacheAnswers, restoreAnswers } from '@/lib/cached-answers'
import { classesQuery } from '@/features/classes/sendable-classes'
import { batchesQuery } from '@/features/notices/notice-kind'
import { noticesQuery } from '@/lib/notices'
import { session } from '@/lib/session'
import { keepLists } from './kept-lists'

afterEach(() => session.end())

const answers = (data: Record<string, unknown>) =>
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const found = data[new URL(url).pathname]
    const answer = found ? Response.json({ data: found }) : Response.json({}, { status: 500 })
    return Promise.resolve(answer)
  })

const queries = [noticesQuery, classesQuery, batchesQuery]

it('what a notice needs is on the device before anybody has opened its views', async () => {
  session.start('token')
  answers({
    '/api/notices/admin': [{ _id: 'n' }],
    '/api/classes/admin': { batches: [{ _id: 'c' }] },
    '/api/classes': { batches: [{ _id: 'c' }] },
  })
  const client = new QueryClient()
  const stop = cacheAnswers(client)
  await keepLists(client)
  stop()
  await vi.waitFor(async () => {
    const next = new QueryClient()
    await restoreAnswers(next)
    const known = queries.map(({ queryKey }) => next.getQueryData<unknown>(queryKey))
    expect(known).toEqual([[{ _id: 'n' }], { batches: [{ _id: 'c' }] }, [{ _id: 'c' }]])
  })
})

it('what a save changes of it after another start is on the device too', async () => {
  session.start('token')
  answers({ '/api/notices/admin': [{ _id: 'n' }] })
  const key = noticesQuery.queryKey
  const [client, next] = [new QueryClient(), new QueryClient()]
  const stops = [client, next].map(cacheAnswers)
  await client.prefetchQuery(noticesQuery)
  await vi.waitFor(async () => {
    await restoreAnswers(next)
    expect(next.getQueryData(key)).toHaveLength(1)
  })
  next.setQueryData(key, [])
  for (const stop of stops) stop()
  await vi.waitFor(async () => {
    const last = new QueryClient()
    await restoreAnswers(last)
    expect(last.getQueryData(key)).toEqual([])
  })
})

it('a failure is not said above a view that needs nothing of it', async () => {
  answers({})
  const client = new QueryClient()
  await keepLists(client)
  const metas = queries.map(({ queryKey }) => client.getQueryCache().find({ queryKey })?.meta)
  expect(metas.map((meta) => meta?.failure)).toEqual([undefined, undefined, undefined])
})
