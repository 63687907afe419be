import { type Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { items } from './lists.ts'

const ANSWERS = 'academy-kept-answers'
export const notice = (page: Page) =>
  page.getByText(/^(No network|The server does not answer)\. The lists are as they were /)

/** Opens the list, and waits until all of the app and the list are on the device. */
export async function firstStart(page: Page, address = '/admin') {
  await page.goto(address)
  await expect(items(page).first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
  await expect.poll(() => kept(page)).toContain('["profile"]')
}

/** What is kept of the server's answers, by query. */
export const kept = (page: Page) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => decodeURIComponent(url.split('/').at(-1)!))
  }, ANSWERS)

/** Keeps the answer to a query anew, as when it came later than the others. */
export const keptLast = (page: Page, query: string) =>
  page.evaluate(
    async ([name, part]) => {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      const own = requests.find(({ url }) => url.includes(part))!
      const answer = (await cache.match(own))!
      await cache.delete(own)
      await cache.put(own, answer)
    },
    [ANSWERS, encodeURIComponent(query)] as const
  )

/** Moves the time at which the kept answers were loaded to this one, so many days ago; -1: tomorrow. */
export const loadedAt = (page: Page, time: string, daysAgo: number) =>
  page.evaluate(
    async ([name, clock, days]) => {
      const time = new Date()
      time.setDate(time.getDate() - days)
      const [hours, minutes] = clock.split(':').map(Number) as [number, number]
      time.setHours(hours, minutes)
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = (await (await cache.match(request))!.json()) as object
        await cache.put(request, Response.json({ ...answer, loadedAt: time.getTime() }))
      }
      return time.getTime()
    },
    [ANSWERS, time, daysAgo] as const
  )
