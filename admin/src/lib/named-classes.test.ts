// @vitest-environment happy-dom
import { SUNDAY_CLASS } from '@academy/api/tests/sunday_class'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { nameOfClass, namedClassesQuery } from './named-classes'

afterEach(() => vi.unstubAllGlobals())

it('a class that was removed is called as the log of activity last knew it', async () => {
  const present = { ...SUNDAY_CLASS, _id: 'present', version: 1 }
  const lesson = { ...SUNDAY_CLASS, weekday: 3, level: 'Juniors', ages: '' }
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.includes('/activities')) {
      return Response.json({ data: { batches: [present], version: 1 } })
    }
    const isKnown = searchParams.get('item') === 'removed'
    const data = isKnown ? [{ _id: 'a', action: 'deleted', lesson }] : []
    return Response.json({ data, meta: { perPage: 1, next: null } })
  })
  const client = new QueryClient()
  const named = await client.fetchQuery(namedClassesQuery(['present', 'removed', 'forgotten']))
  expect(nameOfClass('present', named)).toMatch(/^Sunday/)
  expect(nameOfClass('removed', named)).toBe('Wednesday, 10.00 am – 11.00 am: Juniors')
  expect(nameOfClass('forgotten', named)).toBe('A batch that is gone')
})
