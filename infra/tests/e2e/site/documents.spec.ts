import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { request, type APIRequestContext } from '@playwright/test'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { identity } from '@academy/api/shared/identity'
import { expect } from '../fixtures.ts'
import { pages, test } from './visitor.ts'

const validator = join(
  dirname(createRequire(import.meta.url).resolve('vnu-jar')),
  'build/dist/vnu.jar'
)

const REFERENCE = /\s(?:href|src)="(\/[^"]*)"/g

/** Every page there is, with one item of each list, the 404 and the plain form's two answers. */
async function readDocuments(request: APIRequestContext): Promise<Map<string, string>> {
  const documents = new Map<string, string>()
  for (const { path } of pages) documents.set(path, await (await request.get(path)).text())
  for (const list of ['/updates', '/achievements']) {
    const item = new RegExp(`href="(${list}/[\\w-]+)"`).exec(documents.get(list)!)![1]!
    documents.set(item, await (await request.get(item)).text())
    documents.set(`${list}?q=zzz`, await (await request.get(`${list}?q=zzz`)).text())
  }
  const [tournament] = [...documents.keys()].filter((path) => /^\/updates\/[\w-]+$/.test(path))
  const poster = `${tournament}/poster`
  documents.set(poster, await (await request.get(poster)).text())
  documents.set('/offline', await (await request.get('/offline')).text())
  documents.set('/no-such-page', await (await request.get('/no-such-page')).text())
  const refused = await request.post('/contact/send', { form: { name: '', phone: 'x' } })
  expect(refused.status()).toBe(422)
  documents.set('/contact/send', await refused.text())
  return documents
}

let documents: Map<string, string>

test.beforeAll(async ({ baseURL }) => {
  const api = await request.newContext({ baseURL })
  documents = await readDocuments(api)
  await api.dispose()
})

test('every document is valid HTML by the Nu checker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-html-'))
  try {
    const names = [...documents].map(([path, html], index) => {
      const name = join(folder, `${index}.html`)
      writeFileSync(name, html)
      return { path, name }
    })
    // Its style checker does not know the CSS of this decade; its HTML rules are current.
    const options = ['--errors-only', '--exit-zero-always', '--format', 'json']
    const { stderr } = spawnSync(
      'java',
      [
        // It is over before what a better compiler costs has paid.
        ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'],
        '-jar',
        validator,
        ...options,
        '--filterpattern',
        'CSS: .*',
        ...names.map(({ name }) => name),
      ],
      { encoding: 'utf8' }
    )
    const { messages } = JSON.parse(stderr) as {
      messages: { type: string; url: string; message: string; extract?: string }[]
    }
    const errors = messages.map(({ url, message, extract }) => {
      const path = names.find(({ name }) => url.endsWith(name))?.path
      return `${path}: ${message} (${extract})`
    })
    expect(errors).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('every address that a page links to or loads answers 200', async ({ request }) => {
  const found = new Map<string, string>()
  for (const [path, html] of documents) {
    for (const [, address] of html.matchAll(REFERENCE)) {
      found.set(address!.replaceAll('&amp;', '&').split('#')[0]!, path)
    }
  }
  expect(found.size).toBeGreaterThan(30)
  const broken: string[] = []
  for (const [address, path] of found) {
    const status = (await request.get(address)).status()
    if (status !== 200) broken.push(`${address} on ${path}: ${status}`)
  }
  expect(broken).toEqual([])
})

test('a link into a page finds its place there', () => {
  for (const [path, html] of documents) {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, `${path} has an id twice`).toBe(ids.length)
    for (const [, id] of html.matchAll(
      /\s(?:href="#|commandfor="|for="|aria-labelledby=")([^"]+)"/g
    )) {
      expect(ids, path).toContain(id)
    }
  }
})

test('every page has a title, a description and an address of its own, and nothing that keeps it out of the back/forward cache', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window)
    window.addEventListener = ((type: string, ...rest: [EventListener]) => {
      if (/^(before)?unload$/.test(type)) throw new Error(`A page listens to ${type}`)
      listen(type, ...rest)
    }) as typeof window.addEventListener
  })
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const { path } of pages) {
    const answer = (await page.goto(path))!
    const read = (selector: string, name = 'content') =>
      page.locator(`head > ${selector}`).getAttribute(name)
    const title = await page.title()
    expect(title).toContain(identity.name)
    titles.add(title)
    const description = (await read('meta[name=description]'))!
    expect(description.length, `description of ${path}`).toBeGreaterThan(40)
    expect(description.length, `description of ${path}`).toBeLessThanOrEqual(160)
    descriptions.add(description)
    const canonical = (await read('link[rel=canonical]', 'href'))!
    expect(new URL(canonical).pathname).toBe(path)
    expect(await read('meta[name="theme-color"]')).toBe('#121212')

    expect(answer.headers()['cache-control'], path).not.toContain('no-store')
    const handlers = await page.evaluate(() => [window.onunload, window.onbeforeunload])
    expect(handlers, path).toEqual([null, null])
  }
  expect(titles.size).toBe(pages.length)
  expect(descriptions.size).toBe(pages.length)
})

test('robots, manifest and icons', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
  expect(robots).toMatch(/^Disallow: \/admin$/m)
  expect(robots).not.toMatch(/^Disallow: \/$/m)

  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string
    icons: { src: string; type: string }[]
  }
  expect(manifest.name).toBe(identity.name)
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2)
  for (const { src, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe(type)
  }
  for (const icon of ['/favicon.svg', '/favicon-32.png', '/apple-touch-icon.png']) {
    expect((await request.get(icon)).status(), icon).toBe(200)
  }
  const missing = await (await request.get('/no-such-page')).text()
  expect(missing).toContain('<meta name="robots" content="noindex">')
})

test('the home page names a manifest in its language', async ({ request }) => {
  for (const [path, lang, description] of [
    ['/', 'en-IN', /^Chess coaching/],
    ['/mr', 'mr-IN', /[\u0900-\u097f]/],
    ['/hi', 'hi-IN', /[\u0900-\u097f]/],
  ] as const) {
    const html = await (await request.get(path)).text()
    const [link] = /<link [^>]*rel="manifest"[^>]*>/.exec(html)!
    const [, href] = /href="([^"]*)"/.exec(link)!
    expect(href).toBe(`${path === '/' ? '' : path}/site.webmanifest`)
    expect(await (await request.get(href!)).json(), path).toMatchObject({
      name: identity.name,
      lang,
      start_url: path,
      description: expect.stringMatching(description),
    })
  }
})

test('the home page and the academy’s tell machines who it and its head coach are', () => {
  for (const path of ['/', '/about']) {
    const scripts = documents
      .get(path)!
      .matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
    const data = [...scripts].map(([, json]) => JSON.parse(json!) as Record<string, unknown>)
    const academy = data.find((entry) => entry['@type'] === 'SportsActivityLocation')
    expect(academy, path).toMatchObject({
      '@context': 'https://schema.org',
      name: identity.name,
      foundingDate: '2016-10-15',
      email: identity.email,
      address: { '@type': 'PostalAddress', addressRegion: 'Maharashtra', addressCountry: 'IN' },
      contactPoint: { telephone: identity.phone.display },
    })
    const coach = data.find((entry) => entry['@type'] === 'Person')
    expect(coach, path).toMatchObject({
      name: identity.coach.name,
      jobTitle: 'Head Coach',
      worksFor: { '@id': academy!['@id'] },
    })
  }
})

test('every page’s policy stands up to the evaluator, and none is in the page', async ({
  request,
}) => {
  for (const { path } of [...pages, { path: '/no-such-page' }]) {
    const answer = await request.get(path)
    expect(await answer.text(), path).not.toContain('http-equiv')
    const policy = answer.headers()['content-security-policy']!
    expect(policy, path).toMatch(/^default-src 'none';/)
    expect(policy, path).not.toMatch(/unsafe|\*|http:/)
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const grave = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
    expect(grave, path).toEqual([])
  }
})

test('a proxy that says when it asks is told to keep what is for everybody until the second is over', async ({
  request,
}) => {
  const headers = { 'X-Asked-At': '1790000000.123' }
  const told = async (path: string) =>
    (await request.get(path, { headers })).headers()['x-accel-expires']
  const [tournament] = (await (await request.get('/api/tournaments')).json()).data
  const shared = [
    '/',
    '/puzzle',
    '/api/tournaments',
    '/api/achievements',
    '/updates',
    '/achievements',
  ]
  const feeds = ['/updates.ics', '/updates.xml', '/achievements.xml', '/sitemap.xml']
  const item = `/updates/${tournament.slug}`
  for (const path of [...shared, ...feeds, item, `${item}.ics`, `${item}/poster`]) {
    expect(await told(path), path).toMatch(/^@17900000\d\d$/)
  }
  for (const path of [
    '/about',
    '/no-such-page',
    '/api/settings',
    '/api/tournaments/admin',
    '/admin',
  ]) {
    expect(await told(path), path).toBeUndefined()
  }
})
