import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, expectAccessible } from '../fixtures.ts'
import { freePort } from '../../support/free-port.ts'
import { startNginx } from '../../nginx/fixture.ts'
import { expectFault, test } from './visitor.ts'

const project = fileURLToPath(new URL('../../../../', import.meta.url))
const siteAlone = fileURLToPath(new URL('../../support/site-alone.ts', import.meta.url))

/** The built site on its own; where it expects the API, nothing but these lists, if there are any. */
let orphan: ChildProcess
let origin: string
let lists: Record<string, object[]> | null = null
const api = createServer((request, response) => {
  if (!lists) return request.socket.destroy()
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ data: lists[request.url!.split('/').at(-1)!] }))
})

test.beforeAll(async () => {
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const API_ORIGIN = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  orphan = spawn(process.execPath, [siteAlone], {
    env: { ...process.env, API_ORIGIN },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = (await once(orphan.stdout!, 'data')) as [Buffer]
  origin = String(address).trim()
})
test.afterAll(() => {
  orphan.kill()
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
    const answer = await fetch(origin + path)
    expect(answer.status, path).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('retry-after')).toBe('5')
    const html = await answer.text()
    expect(html).toContain(sentence)
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>\\s*Try again`))
  }
  for (const path of ['/updates', '/updates/anything']) {
    await page.route(path, async (route) => {
      const response = await route.fetch({ url: origin + path })
      await route.fulfill({ response })
    })
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    await expectAccessible(page)
    expectFault(faults, /status of 503/)
  }
})

test('an empty list has a message', async () => {
  lists = { tournaments: [], achievements: [], notices: [] }
  for (const [path, title, text] of [
    ['/updates', 'No tournaments available at the moment.', 'Check back soon for exciting'],
    ['/achievements', 'No achievements yet', 'Check back soon for exciting student achievements!'],
  ] as const) {
    const html = await (await fetch(origin + path)).text()
    expect(html).toContain(title)
    expect(html).toContain(text)
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
