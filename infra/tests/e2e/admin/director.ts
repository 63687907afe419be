import { type Page, type Response } from '@playwright/test'
import { STILL, test as base } from '../fixtures.ts'

/** A test whose browser holds the director's token from the start, and asks for little motion. */
export const test = base.extend({
  ...STILL,
  storageState: async ({ token, baseURL }, use) => {
    const localStorage = [{ name: 'academy.token', value: token }]
    await use({ cookies: [], origins: [{ origin: baseURL!, localStorage }] })
  },
})

/** What a refused or unanswered call leaves in the console, beyond the app's own doing. */
export const NETWORK_FAULTS =
  /^Failed to load resource: (the server responded with a status of 5\d\d|net::ERR_)/

/** What happens to a call: an answer with this status and body, or none for this reason. */
type Fault = { status: number; body?: unknown } | 'connectionrefused' | 'timedout'

/** Has the calls of a method to a path of the API end in the fault until the answer is called. */
export async function inject(page: Page, method: string, path: string, fault: Fault) {
  const matches = (url: URL) => isCall(url, path)
  const calls: string[] = []
  await page.route(matches, (route) => {
    if (route.request().method() !== method) return route.fallback()
    calls.push(route.request().url())
    if (typeof fault === 'string') return route.abort(fault)
    return route.fulfill({ status: fault.status, json: fault.body ?? { message: '' } })
  })
  return { calls, lift: () => page.unroute(matches) }
}

/** The answer to the next call of a method to a path. */
export function answerTo(page: Page, method: string, path: string): Promise<Response> {
  return page.waitForResponse(
    (answer) =>
      answer.request().method() === method && glob(path).test(new URL(answer.url()).pathname)
  )
}

/** Not the question beside other views of how many messages wait: it would meet the fault first. */
function isCall({ pathname, searchParams }: URL, path: string) {
  const isCount = searchParams.get('perPage') === '1'
  return pathname.startsWith('/api/') && glob(path).test(pathname) && !isCount
}

/** `*` stands for one part of the path. */
function glob(path: string) {
  return new RegExp(`^${path.replaceAll('*', '[^/]+')}$`)
}
