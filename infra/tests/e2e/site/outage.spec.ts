import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, expectAccessible } from '../fixtures.ts'
import type { SiteHandler } from '../../../start/compose.ts'
import { expectFault, test } from './visitor.ts'

/** The built site on its own, with nothing behind it where it expects the API. */
let orphan: Server

test.beforeAll(async () => {
  process.env.API_ORIGIN = 'http://127.0.0.1:9'
  const entry = '../../../../site/dist/server/entry.mjs'
  const { handler } = (await import(entry)) as { handler: SiteHandler }
  orphan = createServer((request, response) => {
    handler(request, response, () => response.writeHead(404).end())
  })
  orphan.listen(0, '127.0.0.1')
  await once(orphan, 'listening')
})
test.afterAll(() => orphan.close())

const sentences = {
  '/updates': 'Failed to load tournaments',
  '/updates/anything': 'Failed to load tournaments',
  '/achievements': 'Failed to load achievements',
  '/achievements/anything': 'Failed to load achievements',
}

test('without the API, lists and items answer 503 with a retry link', async ({ page, faults }) => {
  const { port } = orphan.address() as AddressInfo
  for (const [path, sentence] of Object.entries(sentences)) {
    await page.route(path, async (route) => {
      const response = await route.fetch({ url: `http://127.0.0.1:${port}${path}` })
      await route.fulfill({ response })
    })
    const answer = await page.goto(path)
    expect(answer!.status(), path).toBe(503)
    expect(answer!.headers()['cache-control']).toBe('no-store')
    expect(answer!.headers()['retry-after']).toBe('5')
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', path)
    await expectAccessible(page)
    expectFault(faults, /status of 503/)
  }
})
