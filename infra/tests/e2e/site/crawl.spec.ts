import { publicAddresses } from '@academy/api/shared/addresses/public_addresses'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { addressIn, LANGUAGES, tags, type Language } from '@academy/api/shared/languages/languages'
import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { enlargeText, expectNothingLost, SMALL_PHONE } from '../large-text.ts'
import { allWords, englishPhrases } from './catalogue.ts'
import { Director } from '../director.ts'
import { expectValidHtml } from './html.ts'
import { full, inDays, longWords, markup } from './items.ts'
import { finalResults } from './results.ts'
import { expectVocabulary } from './structured-data.ts'
import { expectNoSidewaysScroll, expectTargets, openList, test } from './visitor.ts'

/** Every kind of page once, with the demo content. */
const kinds = [
  // Of the 404 page another address is asked for; names with a dot are files for programs.
  ...publicAddresses
    .filter(({ answer }) => ['built', 'rendered', 'list'].includes(answer))
    .map(({ path }) => path)
    .filter((path) => path !== '/404' && !/[[.]/.test(path)),
  '/updates/sahyadri-rapid-open',
  '/updates/sahyadri-rapid-open/poster',
  '/achievements/state-under-15-champion',
  '/no-such-page',
]
/** The same kinds with other content. */
const others = ['/achievements?q=zzz', '/puzzle/2026-10-05']
/** What tries to break their layout or their policy. */
const hard: string[] = []
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
const PREFIX = /^\/(?:mr|hi)(?:\/|$)/
const DAY = /(?<=\/puzzle\/)[\d-]+/
const NOT_INDEXED = /\/poster$|^\/offline$|^\/no-such-page$/

const director = new Director(test)

test.beforeAll(async () => {
  hard.push(`/updates/${await director.publish('tournaments', longWords.tournament)}`)
  hard.push(`/achievements/${await director.publish('achievements', longWords.achievement)}`)
  hard.push(`/updates/${await director.publish('tournaments', markup)}`)
})

/** One policy for everything, in a header alone, and nothing that a stranger may read or guess. */
function expectHeaders(answer: Response, html: string) {
  const headers = Object.fromEntries(answer.headers)
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
  expect(html).not.toContain('http-equiv')
  const [, frame = "'none'"] = /<iframe src="(https:\/\/[^/"]+)/.exec(html) ?? []
  expect(policy, 'of frames').toContain(`; frame-src ${frame}`)
}

/** What a document says of itself, and all its words and links. */
type PageFacts = Awaited<ReturnType<typeof read>>

/** Reads a document as a browser does, without showing it. */
function read(page: Page, html: string) {
  return page.evaluate((html) => {
    const { documentElement, head, body } = new DOMParser().parseFromString(html, 'text/html')
    const valueOf = (selector: string, name: string) =>
      head.querySelector(selector)?.getAttribute(name) ?? ''
    const ownLinks = 'a[href^="/"]:not([hreflang], [href^="/uploads/"], [href="/login"])'
    return {
      lang: documentElement.lang,
      title: head.querySelector('title')?.textContent ?? '',
      canonical: valueOf('link[rel=canonical]', 'href'),
      description: valueOf('meta[name=description]', 'content'),
      robots: valueOf('meta[name=robots]', 'content'),
      others: [...head.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href')!,
      ]),
      shared: [...head.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')].map(
        (tag) => [
          tag.getAttribute('property') ?? tag.getAttribute('name')!,
          tag.getAttribute('content')!,
        ]
      ),
      headings: body.querySelectorAll('h1').length,
      mains: body.querySelectorAll('main').length,
      links: [...body.querySelectorAll(ownLinks)].map((link) => link.getAttribute('href')!),
    }
  }, html)
}

/** What searches and messengers read: the page says what it is, and where it is in the others. */
function expectHead(facts: PageFacts, language: Language, address: string) {
  const [bare] = address.split('?') as [string]
  const lang = tags[language]
  expect(facts).toMatchObject({
    lang,
    title: expect.stringMatching(/\S/),
    headings: 1,
    mains: 1,
    robots: NOT_INDEXED.test(bare) ? 'noindex' : '',
  })
  if (NOT_INDEXED.test(bare)) return
  const { origin } = new URL(facts.canonical)
  const urlIn = (one: Language) => new URL(addressIn(one, bare), origin).href
  const others = LANGUAGES.map((one) => [one, urlIn(one)])
  const shared = Object.fromEntries(facts.shared) as Record<string, string>
  expect(facts.shared, 'no tag twice').toHaveLength(Object.keys(shared).length)
  expect({ ...facts, shared }).toMatchObject({
    canonical: urlIn(language),
    description: expect.stringMatching(/^.{1,160}$/s),
    others: [...others, ['x-default', urlIn('en')]],
    shared: {
      'og:url': facts.canonical,
      'og:locale': lang.replace('-', '_'),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:description': expect.stringMatching(/^.{0,80}$/s),
      'twitter:card': 'summary_large_image',
    },
  })
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

/** The bare addresses that failed a check, with what it found. */
async function faultsOf(addresses: string[], check: (bare: string) => Promise<void>) {
  const broken: string[] = []
  for (const bare of addresses) {
    await test
      .step(bare, () => check(bare))
      .catch((error: Error) => broken.push(`${bare}: ${error.message}`))
  }
  return broken.join('\n\n')
}

const DESK = { width: 1440, height: 900 }
const HAND = { width: 320, height: 640 }

test.describe('in Marathi, whose words are the longest', () => {
  test.use({ locale: tags.mr })

  /** Opens a page, and waits until its list is awake. */
  async function open(page: Page, bare: string) {
    const path = addressIn('mr', bare)
    const isList = /\/(updates|achievements)(\?|$)/.test(path)
    await (isList ? openList(page, path) : page.goto(path))
  }

  /** What the content of a page does not change. */
  async function expectSoundKind(page: Page) {
    await expectRulesOnce(page)
    await expectLayers(page)
    expect(await page.evaluate(() => document.getAnimations().length), 'it moves').toBe(0)
    await expectAccessible(page)
  }

  test('every page passes all checks at 320 and 1440 px', async ({ page }) => {
    const broken = await faultsOf([...kinds, ...hard], async (bare) => {
      await page.setViewportSize(DESK)
      await open(page, bare)
      await expectNoSidewaysScroll(page)
      await expectHeadingInPlace(page, bare)
      if (kinds.includes(bare)) await expectSoundKind(page)

      await page.setViewportSize(HAND)
      await expectNoSidewaysScroll(page)
      await expectHeadingInPlace(page, bare)
      await expectTargets(page)
      await page.setViewportSize(SMALL_PHONE)
      const reset = await enlargeText(page)
      await expectNothingLost(page)
      await reset()
    })
    expect(broken).toBe('')
  })
})

test.describe('in English and Hindi, which differ from Marathi in words alone', () => {
  test.use({ javaScriptEnabled: false })

  test('every kind of page fits a small phone', async ({ page }) => {
    await page.setViewportSize(HAND)
    for (const language of ['en', 'hi'] as const) {
      const broken = await faultsOf(kinds, async (bare) => {
        await page.goto(addressIn(language, bare))
        await expectNoSidewaysScroll(page)
      })
      expect(broken, language).toBe('')
      // The bar is on all pages.
      await page.setViewportSize(DESK)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize(HAND)
    }
  })
})

test('every document is valid, says what it is in its language, and has no broken links', async ({
  page,
  baseURL,
}) => {
  // Not Playwright's: it takes several times as long for each answer.
  const ask = (path: string, init?: RequestInit) => fetch(new URL(path, baseURL), init)
  const documents = new Map<string, string>()
  for (const language of LANGUAGES) {
    for (const bare of [...kinds, ...others, ...hard]) {
      const path = addressIn(language, bare)
      const answer = await ask(path)
      const html = await answer.text()
      expect(answer.status, path).toBe(bare === '/no-such-page' ? 404 : 200)
      documents.set(path, html)
      await test.step(path, async () => {
        const facts = await read(page, html)
        expectHead(facts, language, bare)
        expectVocabulary(html, path)
        if (language === 'en') return expectHeaders(answer, html)
        const words = await allWords(page, html)
        expect(englishPhrases(language).filter((phrase) => words.includes(phrase))).toEqual([])
        expect(facts.links.filter((href) => !`${href}/`.startsWith(`/${language}/`))).toEqual([])
      })
    }
  }
  const today = { ...full, startDate: inDays(0), endDate: inDays(0), entryDeadline: inDays(-2) }
  const played = await director.publish('tournaments', { ...today, title: 'Valid Open' })
  await director.publishResults(played, finalResults)
  for (const part of RESULTS) {
    const path = `/updates/${played}/results${part}`
    documents.set(path, await (await ask(path)).text())
  }
  const form = new URLSearchParams({ name: '', phone: 'x' })
  const refused = await ask('/contact/send', { method: 'POST', body: form })
  expect(refused.status).toBe(422)
  documents.set('/contact/send', await refused.text())
  // Marathi and Hindi differ in words alone.
  expectValidHtml(new Map([...documents].filter(([path]) => !/^\/hi(\/|$)/.test(path))))

  const addresses = new Map<string, string>()
  const nowhere: string[] = []
  for (const [path, html] of documents) {
    const ids = new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id))
    for (const [, id] of html.matchAll(/\s(?:href="#|commandfor="|for=")([^"]+)"/g)) {
      if (!ids.has(id)) nowhere.push(`#${id} on ${path}`)
    }
    for (const [, link] of html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)) {
      const [address] = link!.replaceAll('&amp;', '&').split('#') as [string]
      // The documents are there in each language; the days of a puzzle are one as good as another.
      const name = address.replace(PREFIX, '/').replace(DAY, 'latest')
      if (!documents.has(address)) addresses.set(name, address)
    }
  }
  expect(addresses.size).toBeGreaterThan(60)
  for (const address of addresses.values()) {
    const { status, body } = await ask(address)
    await body?.cancel()
    if (status !== 200) nowhere.push(`${address}: ${status}`)
  }
  expect(nowhere).toEqual([])
})
