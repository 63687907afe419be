import { publicAddresses } from '@academy/api/shared/addresses/public_addresses'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { addressIn, LANGUAGES, tags, type Language } from '@academy/api/shared/languages/languages'
import type { Page, Response } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { enlargeText, expectNothingLost, SMALL_PHONE } from '../large-text.ts'
import { allWords, englishPhrases } from './catalogue.ts'
import { Director } from './director.ts'
import { expectValidHtml } from './html.ts'
import { full, inDays, longWords, markup } from './items.ts'
import { finalResults } from './results.ts'
import { expectVocabulary } from './structured-data.ts'
import { expectNoSidewaysScroll, expectTargets, openList, test } from './visitor.ts'

/** Every public page of the demo content, and items that try to break its layout and its policy. */
const paths = [
  // Of the 404 page another address is asked for; names with a dot are files for programs.
  ...publicAddresses
    .filter(({ answer }) => ['built', 'rendered', 'list'].includes(answer))
    .map(({ path }) => path)
    .filter((path) => path !== '/404' && !/[[.]/.test(path)),
  '/updates/sahyadri-rapid-open',
  '/updates/sahyadri-rapid-open/poster',
  '/achievements/state-under-15-champion',
  '/achievements?q=zzz',
  '/puzzle/2026-10-05',
  '/no-such-page',
]
const RESULTS = [
  '',
  '/4',
  '/schools',
  '/round-1',
  '/print',
  '/screen',
  '/certificates',
  '/1/certificate',
]
const NOT_INDEXED = /\/poster$|^\/offline$|^\/no-such-page$/

let director: Director
const published: string[] = []

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
  published.push(`/updates/${await director.publish('tournaments', longWords.tournament)}`)
  published.push(`/achievements/${await director.publish('achievements', longWords.achievement)}`)
  published.push(`/updates/${await director.publish('tournaments', markup)}`)
})
test.afterAll(() => director.close())

/** Without a script: Hindi pages differ from Marathi ones in words alone, and load in half the time. */
const PLAIN = 'hi'

/** Opens a page, and waits until its list is awake. */
async function open(page: Page, language: Language, bare: string): Promise<Response> {
  const path = addressIn(language, bare)
  const isList = /\/(updates|achievements)(\?|$)/.test(path)
  if (isList && language !== PLAIN) return openList(page, path)
  return (await page.goto(path))!
}

/** One policy for everything, in a header alone, and nothing that a stranger may read or guess. */
async function expectHeaders(answer: Response) {
  const headers = answer.headers()
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/html/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(strict-origin|no-referrer|same-origin)/),
    'cross-origin-opener-policy': expect.stringMatching(/^same-origin/),
  })
  expect(headers).not.toHaveProperty('x-powered-by')
  const policy = headers['content-security-policy']!
  expect(policy).toMatch(/^default-src 'self';/)
  expect(policy).not.toMatch(/unsafe|\*|http:/)
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
  const html = await answer.text()
  expect(html).not.toContain('http-equiv')
  const [, frame = "'none'"] = /<iframe src="(https:\/\/[^/"]+)/.exec(html) ?? []
  expect(policy, 'of frames').toContain(`; frame-src ${frame}`)
}

/** What searches and messengers read: the page says what it is, and where it is in the others. */
async function expectHead(page: Page, language: Language, address: string) {
  const [bare] = address.split('?') as [string]
  const path = addressIn(language, bare)
  const head = await page.evaluate(() => {
    const read = (selector: string, name: string) =>
      document.head.querySelector(selector)?.getAttribute(name) ?? ''
    return {
      lang: document.documentElement.lang,
      canonical: read('link[rel=canonical]', 'href'),
      description: read('meta[name=description]', 'content'),
      robots: read('meta[name=robots]', 'content'),
      others: [...document.head.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        new URL((link as HTMLLinkElement).href).pathname,
      ]),
      shared: [
        ...document.head.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]'),
      ].map((tag) => [
        tag.getAttribute('property') ?? tag.getAttribute('name')!,
        tag.getAttribute('content')!,
      ]),
    }
  })
  expect(head.lang).toBe(tags[language])
  if (NOT_INDEXED.test(bare)) {
    expect(head.robots).toBe('noindex')
    return
  }
  expect(new URL(head.canonical).pathname).toBe(path)
  expect(head.description.length).toBeGreaterThan(0)
  expect(head.description.length).toBeLessThanOrEqual(160)
  expect(head.others).toEqual([
    ...LANGUAGES.map((one) => [one, addressIn(one, bare)]),
    ['x-default', bare],
  ])
  const shared = Object.fromEntries(head.shared) as Record<string, string>
  expect(head.shared, 'no tag twice').toHaveLength(Object.keys(shared).length)
  expect(shared).toMatchObject({
    'og:url': head.canonical,
    'og:locale': tags[language].replace('-', '_'),
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
  expect(shared['og:description']!.length).toBeLessThanOrEqual(80)
}

/** In a translated page no sentence of the English catalogue is left, and its links stay in it. */
async function expectTranslated(page: Page, language: 'mr' | 'hi') {
  const texts = await allWords(page)
  expect(englishPhrases(language).filter((phrase) => texts.includes(phrase))).toEqual([])
  const left = await page
    .locator('a[href^="/"]:not([hreflang], [href^="/uploads/"], [href="/login"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(left.filter((href) => !`${href}/`.startsWith(`/${language}/`))).toEqual([])
}

/** No rule arrives twice: the second copy would beat what was to come after the first. */
async function expectRulesOnce(page: Page) {
  const twice = await page.evaluate(() => {
    const seen = new Set<string>()
    const repeated: string[] = []
    const collect = (rules: CSSRuleList, within: string) => {
      for (const rule of rules) {
        if (rule instanceof CSSConditionRule || rule instanceof CSSLayerBlockRule) {
          collect(rule.cssRules, `${within}${rule.cssText.split('{')[0]}`)
          continue
        }
        const text = within + rule.cssText
        if (seen.has(text)) repeated.push(text)
        seen.add(text)
      }
    }
    for (const sheet of document.styleSheets) collect(sheet.cssRules, '')
    return repeated
  })
  expect(twice).toEqual([])
}

/** What the layers are called stands before all rules: else the first part that is shared decides. */
async function expectLayers(page: Page) {
  const first = await page.evaluate(() => {
    const [rule] = document.styleSheets[0]?.cssRules ?? []
    return rule instanceof CSSLayerStatementRule ? rule.nameList : []
  })
  expect(first).toEqual(['reset', 'tokens', 'base', 'components', 'pages', 'languages'])
}

/** So far below the bar on every page, but for the first one's hero: no hop from page to page. */
async function expectHeadingInPlace(page: Page, bare: string) {
  if (bare === '/' || bare.endsWith('/poster')) return
  const { top, due } = await page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement)
    const [bar, head] = ['--bar-height', '--head'].map((name) =>
      parseInt(styles.getPropertyValue(name))
    )
    const { top } = document.querySelector('h1')!.getBoundingClientRect()
    return { top: top + scrollY, due: bar! + head! }
  })
  expect(top, 'the top of the heading').toBeCloseTo(due, 0)
}

async function expectSound(page: Page, language: Language, bare: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  const answer = await open(page, language, bare)
  expect(answer.status()).toBe(bare === '/no-such-page' ? 404 : 200)
  if (language === 'en') {
    await expectHeaders(answer)
    await expectRulesOnce(page)
    await expectLayers(page)
  }
  await expectHead(page, language, bare)
  await expectVocabulary(page)
  if (language !== 'en') await expectTranslated(page, language)
  await expect(page).toHaveTitle(/\S/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await expectHeadingInPlace(page, bare)
  if (language === 'en') await expectAccessible(page)

  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectHeadingInPlace(page, bare)
  if (language !== 'mr') return
  // The colours are those of the English page.
  await expectAccessible(page, ['color-contrast'])
  await expectTargets(page)
  await page.setViewportSize(SMALL_PHONE)
  const reset = await enlargeText(page)
  await expectNothingLost(page)
  await reset()
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}, with the browser set to it`, () => {
    test.use({ locale: tags[language], javaScriptEnabled: language !== PLAIN })

    for (const part of [0, 1]) {
      test(`every page passes the checks at 320 and 1440 px, part ${part + 1}`, async ({
        page,
      }) => {
        const broken: string[] = []
        for (const bare of [...paths, ...published].filter((_, index) => index % 2 === part)) {
          const path = addressIn(language, bare)
          await test
            .step(path, () => expectSound(page, language, bare))
            .catch((error: Error) => broken.push(`${path}: ${error.message}`))
        }
        expect(broken.join('\n\n')).toBe('')
      })
    }
  })
}

test('every document is valid HTML without broken links', async ({ request }) => {
  const documents = new Map<string, string>()
  for (const bare of [...paths, ...published]) {
    for (const language of LANGUAGES) {
      const path = addressIn(language, bare)
      documents.set(path, await (await request.get(path)).text())
    }
  }
  const today = { ...full, startDate: inDays(0), endDate: inDays(0), entryDeadline: inDays(-2) }
  const played = await director.publish('tournaments', { ...today, title: 'Valid Open' })
  await director.publishResults(played, finalResults)
  for (const part of RESULTS) {
    const path = `/updates/${played}/results${part}`
    documents.set(path, await (await request.get(path)).text())
  }
  const refused = await request.post('/contact/send', { form: { name: '', phone: 'x' } })
  expect(refused.status()).toBe(422)
  documents.set('/contact/send', await refused.text())
  // Marathi and Hindi differ in words alone.
  expectValidHtml(new Map([...documents].filter(([path]) => !/^\/hi(\/|$)/.test(path))))

  const addresses = new Map<string, string>()
  for (const [path, html] of documents) {
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of html.matchAll(/\s(?:href="#|commandfor="|for=")([^"]+)"/g)) {
      expect([...ids], `${path} has a place for #${id}`).toContain(id)
    }
    for (const [, address] of html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)) {
      addresses.set(address!.replaceAll('&amp;', '&').split('#')[0]!, path)
    }
  }
  expect(addresses.size).toBeGreaterThan(100)
  const broken: string[] = []
  for (const [address, path] of addresses) {
    // The pages of the crawl are opened there.
    if (documents.has(address)) continue
    const status = (await request.get(address)).status()
    if (status !== 200) broken.push(`${address} on ${path}: ${status}`)
  }
  expect(broken).toEqual([])
})
