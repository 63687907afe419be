import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, expectAccessible } from '../fixtures.ts'
import type { SiteHandler } from '../../../start/compose.ts'
import { freePort } from '../../support/free-port.ts'
import { startNginx } from '../../nginx/fixture.ts'
import { expectFault, test } from './visitor.ts'

const project = fileURLToPath(new URL('../../../../', import.meta.url))

/** The built site on its own; where it expects the API, nothing but these lists, if there are any. */
let orphan: Server
let lists: Record<string, object[]> | null = null
const api = createServer((request, response) => {
  if (!lists) return request.socket.destroy()
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ data: lists[request.url!.split('/').at(-1)!] }))
})

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let origin: string

test.beforeAll(async () => {
  process.env.API_ORIGIN = await listen(api)
  const entry = '../../../../site/dist/server/entry.mjs'
  const { handler } = (await import(entry)) as { handler: SiteHandler }
  orphan = createServer((request, response) => {
    handler(request, response, () => response.writeHead(404).end())
  })
  origin = await listen(orphan)
})
test.afterAll(() => {
  orphan.close()
  api.close()
})
test.beforeEach(() => {
  lists = null
})

const sentences = {
  '/updates': 'Failed to load tournaments',
  '/updates/anything': 'Failed to load tournaments',
  '/achievements': 'Failed to load achievements',
  '/achievements/anything': 'Failed to load achievements',
}

test('without the API, lists and items answer 503 with a retry link', async ({ page, faults }) => {
  for (const [path, sentence] of Object.entries(sentences)) {
    await page.route(path, async (route) => {
      const response = await route.fetch({ url: origin + path })
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

test('the home page says nothing of what there is none of, and its hint leads on', async () => {
  const undated = { title: 'Sunday Arena', startDate: null, status: 'scheduled' }
  for (const known of [
    null,
    { tournaments: [], achievements: [] },
    { tournaments: [undated], achievements: [] },
  ]) {
    lists = known
    for (const path of ['/', '/mr', '/hi']) {
      const html = await (await fetch(origin + path)).text()
      expect(html.includes('next-title'), path).toBe(false)
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
      expect(targets.filter((target) => !ids.includes(target))).toEqual([])
    }
  }
})

test('without scripts, a form sent while nothing answers is still there after Back', async ({
  browser,
}) => {
  const behind = { release: project, ports: [await freePort()] }
  const nginx = await startNginx({ DOMAIN: 'localhost' }, behind)
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, ignoreHTTPSErrors: true })
    const page = await context.newPage()
    await page.goto(`${nginx.origin}/mr/contact`)
    // The trap for robots is out of the tab order.
    const fields = page.locator('main form').locator('input:visible:not([tabindex]), textarea')
    const typed: string[] = []
    for (const field of await fields.all()) {
      const isText = (await field.getAttribute('type')) !== 'email'
      typed.push(isText ? '9876543210, आशा पाटील' : 'asha@family.example')
      await field.fill(typed.at(-1)!)
    }
    const posted = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('.contact-send').click()
    expect((await posted).status()).toBe(503)
    await expect(page.getByText('मागे जा: तुम्ही लिहिलेले तिथेच आहे')).toBeVisible()
    await page.goBack()
    const kept = await Promise.all((await fields.all()).map((field) => field.inputValue()))
    expect(kept).toEqual(typed)
    await context.close()
  } finally {
    await nginx.stop()
  }
})
