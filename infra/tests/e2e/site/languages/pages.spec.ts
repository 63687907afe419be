import type { Page } from '@playwright/test'
import { contactRules } from '@academy/api/shared/contact_rules'
import {
  TOO_MANY_MESSAGES,
  TOO_MANY_REQUESTS,
  VALIDATION_FAILED,
} from '@academy/api/shared/refusals'
import { addressIn, languages, tags, type Language } from '@academy/site/languages'
import { expect, expectAccessible } from '../../fixtures.ts'
import { enlargeText, expectNothingLost, SMALL_PHONE } from '../../large-text.ts'
import { Director } from '../director.ts'
import { full } from '../tournaments.ts'
import { expectNoSidewaysScroll, pages, showDocument, test, untilFormIsAwake } from '../visitor.ts'
import { allWords, catalogues, englishPhrases } from './catalogue.ts'

const names = Object.keys(languages) as Language[]
const others = ['mr', 'hi'] as const

let director: Director
let items: string[]

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
  const tournament = await director.publish('tournaments', full)
  const achievement = await director.publish('achievements', {
    title: 'Under-13 champion',
    studentName: 'Asha Patil',
    description: 'Seven wins.',
    date: '2026-03-01',
    location: 'Satara',
    ratingChange: '+115',
    tags: '["rapid"]',
  })
  items = [`/updates/${tournament}`, `/achievements/${achievement}`]
})
test.afterAll(() => director.close())

const bares = pages.map(({ path }) => path as string)

/** The page is the one of its address in this language, and names it in the others. */
async function expectLanguage(page: Page, language: Language, bare: string) {
  const path = addressIn(language, bare)
  await expect(page.locator('html')).toHaveAttribute('lang', tags[language])
  const linked = await page
    .locator('head > link[hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('hreflang'),
        new URL((link as HTMLLinkElement).href).pathname,
      ])
    )
  expect(linked, path).toEqual([
    ...names.map((one) => [one, addressIn(one, bare)]),
    ['x-default', bare],
  ])
  const canonical = await page.locator('head > link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical!).pathname).toBe(path)
  const locale = page.locator('head > meta[property="og:locale"]')
  await expect(locale).toHaveAttribute('content', tags[language].replace('-', '_'))
  if (language !== 'en') {
    const data = page.locator('head > script[type="application/ld+json"]').last()
    expect(await data.textContent()).toContain(`"inLanguage":"${tags[language]}"`)
  }
  for (const place of ['footer', '.drawer', '.bar']) {
    const links = page.locator(`${place} .languages a`)
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent!.trim(), link.getAttribute('href')])
    )
    expect(found, `${place} of ${path}`).toEqual(
      names.filter((one) => one !== language).map((one) => [languages[one], addressIn(one, bare)])
    )
  }
}

async function expectLinksWithin(page: Page, language: Language) {
  const left = await page
    .locator('a[href^="/"]:not([hreflang], [href^="/uploads/"], [href="/login"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(left.length).toBeGreaterThan(10)
  expect(
    left.filter((href) => !(href + '/').startsWith(`/${language}/`)),
    page.url()
  ).toEqual([])
}

/** Whether axe looks at a page in a language: what it finds is in the markup, which both share. */
const isLookedAt = (language: (typeof others)[number], index: number) =>
  index % 2 === others.indexOf(language)

/** On the smallest phone, and with large letters on a small one. */
async function expectFit(page: Page, withAxe: boolean) {
  const usual = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  if (withAxe) await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(SMALL_PHONE)
  const reset = await enlargeText(page)
  await expectNothingLost(page)
  await reset()
  await page.setViewportSize(usual)
}

test('every page in en says so, and where it is in the other languages', async ({ page }) => {
  for (const bare of [...bares, ...items]) {
    expect((await showDocument(page, bare)).status(), bare).toBe(200)
    await expectLanguage(page, 'en', bare)
  }
})

for (const language of others) {
  test.describe(`in ${language}, for a browser that asks for it`, () => {
    // To another browser's reader a line over the page offers another language.
    test.use({ locale: tags[language] })

    test(`every page in ${language} says so and where it is in the others; no English of the catalogue is left; links stay in ${language}; it holds to the accessibility rules, and fits the smallest phone and large letters`, async ({
      page,
    }) => {
      const english = englishPhrases(language)
      expect(english.length).toBeGreaterThan(200)
      const visit = async (bare: string) => {
        const status = (await page.goto(addressIn(language, bare)))!.status()
        const said = await allWords(page)
        expect(
          english.filter((phrase) => said.includes(phrase)),
          bare
        ).toEqual([])
        await expectNoSidewaysScroll(page)
        return status
      }
      for (const [index, bare] of [...bares, ...items].entries()) {
        expect(await visit(bare), bare).toBe(200)
        await expectLanguage(page, language, bare)
        await expectLinksWithin(page, language)
        await expectFit(page, isLookedAt(language, index))
      }
      const more = ['/updates?q=zzz', '/achievements?q=zzz', `${items[0]}/poster`, '/offline']
      for (const bare of more) await visit(bare)

      expect(await visit('/nothing-here')).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', tags[language])
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(catalogues[language].notFoundTitle!)
      await expectFit(page, isLookedAt(language, bares.length + items.length))
    })

    test(`an address without a page says so in ${language}`, async ({ request }) => {
      for (const bare of ['/nothing-here', '/updates/nothing-here', '/404', '/missing']) {
        const answer = await request.get(addressIn(language, bare))
        expect(answer.status(), bare).toBe(404)
        const html = await answer.text()
        expect(html, bare).toMatch(new RegExp(`<html[^>]* lang="${tags[language]}"`))
        const [, heading] = /<h1[^>]*>([^<]*)/.exec(html)!
        expect(heading!.trim(), bare).toBe(catalogues[language].notFoundTitle)
        const footer = html.slice(html.lastIndexOf('<footer'))
        const [, first] = /class="languages.*?<a [^>]*?href="([^"]*)"/s.exec(footer)!
        expect(first, bare).toBe('/')
      }
      const english = await request.get('/nothing-here')
      expect(await english.text()).toContain('Page Not Found')
    })

    test(`a list in ${language} searches, opens its items and speaks ${language} throughout`, async ({
      page,
    }) => {
      const english = englishPhrases(language)
      const words = catalogues[language]
      const [asked] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/api/tournaments')),
        page.goto(addressIn(language, '/updates')),
      ])
      expect(asked.status()).toBeLessThan(400)
      await page.getByRole('searchbox').fill('every fact')
      await expect(page).toHaveURL(new RegExp(`/${language}/updates\\?q=every(\\+|%20)fact$`))
      await expect(page.locator('.card')).toHaveCount(1)
      await page.getByRole('link', { name: words.viewDetails }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(full.title)
      await expect(page).toHaveURL(new RegExp(`/${language}/updates/[\\w-]+$`))
      await expect(dialog.getByText(words.reportingTime!)).toBeVisible()
      const said = await allWords(page)
      expect(english.filter((phrase) => said.includes(phrase))).toEqual([])
      await page.goBack()
      await page.getByRole('searchbox').fill('zzz')
      await expect(page.getByRole('heading', { name: words.noResults })).toBeVisible()
    })

    test(`the form in ${language} words its faults and its thanks in ${language}, and sends which it is`, async ({
      page,
    }) => {
      const words = catalogues[language]
      await page.goto(addressIn(language, '/contact'))
      const send = page.getByRole('button', { name: words.sendMessage })
      await untilFormIsAwake(page)
      await send.click()
      await expect(page.getByText(words.faultNameRequired!)).toBeVisible()
      await page.getByLabel(words.fieldName!).fill('Asha')
      await page.getByLabel(words.fieldEmail!).fill('asha@example.com')
      await page.getByLabel(words.fieldMessage!).fill(`नमस्कार, मला शिकायचे आहे: ${language}.`)
      await send.click()
      await expect(page.getByText(words.contactSent!)).toBeVisible()
      expect(await director.messagesWith(`शिकायचे आहे: ${language}.`)).toMatchObject([{ language }])
    })
  })
}

test('the sitemap names every page in every language', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const bare of [...bares, ...items]) {
    for (const language of names) {
      const entry = sitemap
        .split('<url>')
        .find((one) =>
          new RegExp(`<loc>https?://[^/]+${addressIn(language, bare)}</loc>`).test(one)
        )
      expect(entry, addressIn(language, bare)).toBeDefined()
      for (const other of [...names, 'x-default']) expect(entry).toContain(`hreflang="${other}"`)
    }
  }
})

test('feeds and calendars speak the language of their address', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text()
  for (const language of others) {
    const words = catalogues[language]
    const feed = await read(addressIn(language, '/updates.xml'))
    expect(feed).toContain(`<language>${tags[language].toLowerCase()}</language>`)
    expect(feed).toContain(words.updatesTitle!.replace('&', '&amp;'))
    expect(feed).toMatch(new RegExp(`<link>https?://[^/]+${addressIn(language, items[0]!)}</link>`))
    const medals = await read(addressIn(language, '/achievements.xml'))
    expect(medals).toContain(words.achievementsTitle)
    const entry = (await read(`${addressIn(language, items[0]!)}.ics`)).replaceAll('\r\n ', '')
    expect(entry).toContain(words.noteRegistration!.split('{')[0]!.trim())
    expect(entry).toMatch(
      new RegExp(`^URL[^:]*:https?://[^/]+${addressIn(language, items[0]!)}$`, 'm')
    )
    expect((await read(addressIn(language, '/updates.ics'))).length).toBeGreaterThan(500)
  }
})

test('dates and sums are written as the language writes them, in Latin digits', async ({
  page,
}) => {
  await page.goto(`/mr${items[0]}`)
  const facts = page.locator('.details-facts').first()
  await expect(facts).toContainText(/\d{1,2}–\d{1,2} \p{L}[\p{L}\p{M}]+ 20\d\d|–/u)
  await expect(facts).toContainText('सकाळी 8.30')
  await expect(page.locator('.prizes')).toContainText('₹15,000')
  expect(await page.locator('main').innerText()).not.toMatch(/[०-९]/)
  await page.goto('/hi/services')
  await expect(page.locator('main')).toContainText('₹2,999')
  await page.goto('/services')
  await expect(page.locator('main')).toContainText('₹2999')
})

test('the English catalogue says what the rules of the form say', async ({ request }) => {
  const answer = await request.post('/api/contacts', {
    data: { name: '', email: 'x', message: '' },
  })
  const { errors } = (await answer.json()) as { errors: Record<string, string> }
  const { faultNameRequired, faultEmailInvalid, faultMessageRequired } = catalogues.en
  expect(errors).toEqual({
    name: faultNameRequired,
    email: faultEmailInvalid,
    message: faultMessageRequired,
  })
  const said = Object.values(contactRules).flatMap((rule) =>
    Object.values(rule).map((part) => (typeof part === 'object' ? part.message : part))
  )
  const sentences = [...said, VALIDATION_FAILED, TOO_MANY_REQUESTS, TOO_MANY_MESSAGES]
  const known = Object.values(catalogues.en)
  expect(sentences.filter((one) => typeof one === 'string' && !known.includes(one))).toEqual([])
})
