import { withSources } from '@academy/api/shared/text/translations'
import { namesIn } from '@academy/api/shared/identity/academy_names'
import { addressIn, languages, tags } from '@academy/api/shared/languages/languages'
import { reportingTime } from '@academy/api/shared/words/fact_labels'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { IN_ONE, PuzzleBoard } from './board.ts'
import { allWords, catalogues, englishPhrases } from './catalogue.ts'
import { Director } from '../director.ts'
import { full, inDays } from './items.ts'
import { openList, test, untilFormIsAwake } from './visitor.ts'

const MEET = {
  ...full,
  title: 'Krishna Bank Open',
  description: 'Seven rounds by the river. Tea for everybody.',
  startDate: inDays(16),
  endDate: inDays(16),
  entryDeadline: inDays(15),
  venue: 'Rowing club',
  city: 'Audumbar',
}
const MEET_MR = {
  title: 'कृष्णाकाठ खुली स्पर्धा',
  description: 'नदीकाठी सात फेऱ्या. सर्वांना चहा.',
  venue: 'नौकाविहार मंडळ',
  city: 'औदुंबर',
}
const MEDAL = {
  title: 'जिला शतरंज प्रतियोगिता में प्रथम',
  studentName: 'मीरा Shinde',
  description: 'यह प्रतियोगिता पटना में हुई है.',
  date: '2026-03-01',
  location: 'Patna (पटना)',
  tags: '["शतरंज","rapid"]',
}

const director = new Director(test)
let slug: string
let medal: string

test.beforeAll(async () => {
  slug = await director.publish('tournaments', {
    ...MEET,
    translations: JSON.stringify(
      withSources(MEET, { mr: MEET_MR, hi: { title: 'कृष्णा तट प्रतियोगिता' } })
    ),
  })
  medal = await director.publish('achievements', MEDAL)
})

const card = (page: Page, title: string) => page.locator('.card').filter({ hasText: title })

test('the language switch keeps the page, the item and the search', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  const html = page.locator('html')
  await page.goto(`/updates/${slug}`)
  await footer.getByRole('link', { name: languages.mr }).click()
  await expect(page).toHaveURL(`/mr/updates/${slug}`)
  // The first page in it does not wait for its letters.
  await expect(html).not.toHaveClass(/has-letters/)
  await page.waitForFunction(() => localStorage.getItem('academy.letters'))
  const preloads = page.locator('link[rel=preload][as=font]')
  await page.evaluate(() => localStorage.setItem('academy.letters', '/_astro/old.woff2'))
  await page.reload()
  await expect(preloads, 'of files that a release has taken away').toHaveCount(0)
  await page.waitForFunction(() => !localStorage['academy.letters'].includes('old'))
  await footer.getByRole('link', { name: languages.en }).click()
  await expect(page).toHaveURL(`/updates/${slug}`)
  await openList(page, '/updates')
  // Typed a moment before, when the address does not say it yet.
  await page.getByRole('searchbox').fill('rapid')
  await footer.getByRole('link', { name: languages.mr }).click()
  await expect(page).toHaveURL('/mr/updates?q=rapid')
  await expect(html).toHaveClass(/has-letters/)
  const letters = () => page.evaluate(() => document.fonts.check('1rem Devanagari', 'अ'))
  await expect.poll(letters).toBe(true)
  await expect(page.getByText(namesIn('mr').academy, { exact: true })).toHaveCount(2)
  await expect(page.getByRole('searchbox')).toHaveValue('rapid')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: catalogues.mr.openMenu }).click()
  await page.getByRole('dialog').getByRole('link', { name: languages.en }).click()
  await expect(page).toHaveURL('/updates?q=rapid')
})

test.describe('with a browser set to Marathi', () => {
  test.use({ locale: 'mr-IN' })

  test('Marathi is offered once a session, and accepting is remembered', async ({ page }) => {
    const line = page.getByRole('status').filter({ hasText: catalogues.mr.languageOffer! })
    await page.goto('/about?from=poster')
    await expect(line).toBeVisible()
    await expect(page).toHaveURL('/about?from=poster')
    await expectAccessible(page)
    const [above, below] = await line.evaluate((words) => {
      const [text, box] = [
        words.getBoundingClientRect(),
        words.parentElement!.getBoundingClientRect(),
      ]
      return [text.top - box.top, box.bottom - text.bottom]
    })
    expect(Math.abs(above! - below!), 'its text stands in the middle').toBeLessThanOrEqual(1)
    await line.getByRole('link').click()
    await expect(page).toHaveURL('/mr/about?from=poster')
    await expect(line).toHaveCount(0)
    await page.goto('/')
    await expect(page, 'the home page is the chosen one').toHaveURL('/mr')
    await page.getByRole('contentinfo').getByRole('link', { name: languages.en }).click()
    await expect(page).toHaveURL('/')

    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.removeItem('academy.language-offered')
    })
    await page.goto('/services')
    await page.locator('.panel', { has: line }).getByRole('button').click()
    await expect(line).toHaveCount(0)
    await page.goto('/', { waitUntil: 'load' })
    await expect(line).toHaveCount(0)
    await expect(page, 'nothing was chosen').toHaveURL('/')

    await page.evaluate(() => sessionStorage.removeItem('academy.language-offered'))
    await page.goto('/services')
    await expect(line).toBeVisible()
    await page.mouse.wheel(0, 900)
    await expect(line, 'covers nothing of what is read on').toHaveCount(0)
  })
})

/** No sentence of the English catalogue is left in what scripts have made of the page. */
async function expectNoEnglish(page: Page, language: 'mr' | 'hi') {
  const shown = await allWords(page)
  expect(englishPhrases(language).filter((phrase) => shown.includes(phrase))).toEqual([])
}

for (const language of ['mr', 'hi'] as const) {
  const words = catalogues[language]

  test.describe(`in ${language}`, () => {
    test.use({ locale: tags[language] })

    test(`the list, its dialog and the form are in ${language}`, async ({ page }) => {
      await openList(page, addressIn(language, '/updates'))
      await page.getByRole('searchbox').fill('zzz')
      await expect(page.getByRole('heading', { name: words.noResults })).toBeVisible()
      await page.getByRole('searchbox').fill('krishna bank')
      await expect(page.locator('.card')).toHaveCount(1)
      await page.getByRole('link', { name: words.viewDetails }).click()
      await expect(page.getByRole('dialog').getByText(reportingTime[language])).toBeVisible()
      await expectNoEnglish(page, language)

      await page.goto(addressIn(language, '/contact'))
      await untilFormIsAwake(page)
      await page.getByRole('button', { name: words.sendMessage }).click()
      await expect(page.getByText(words.faultNameRequired!)).toBeVisible()
      await expectNoEnglish(page, language)
      await page.getByLabel(words.fieldName!).fill('Asha')
      await page.getByLabel(words.fieldEmail!).fill('asha@example.com')
      const message = `नमस्कार, मला शिकायचे आहे: ${language}.`
      await page.getByLabel(words.fieldMessage!).fill(message)
      await page.getByRole('button', { name: words.sendMessage }).click()
      await expect(page.getByText(words.contactSent!)).toBeVisible()
      expect(await director.messagesWith(message)).toMatchObject([{ language }])

      // The board takes its words from the same catalogue: one language shows that it does.
      if (language === 'hi') return
      const board = await PuzzleBoard.open(page, addressIn(language, IN_ONE), words.chessboard)
      await expect(board.status).toHaveText(words.boardHow!)
      await board.tap(board.key)
      await expect(board.status).toContainText(words.puzzleSolved!)
      await expectNoEnglish(page, language)
    })
  })
}

/** Texts in Devanagari whose element, or part of the page, is of another language. */
const unmarked = (page: Page, language: string) =>
  page.evaluate((wanted) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!
      if (parent.closest('script, style, .languages') || !/[\u0904-\u097f]/.test(node.textContent!))
        continue
      if (parent.closest<HTMLElement>('[lang]')!.lang !== wanted) found.push(node.textContent!)
    }
    return found
  }, language)

test('an item is in the language of its page, and other texts have their lang', async ({
  page,
  request,
}) => {
  await openList(page, '/mr/updates')
  const marathi = card(page, MEET_MR.title)
  await expect(marathi.locator('.card-title')).toHaveAttribute('lang', 'mr')
  await expect(marathi.locator('.card-text')).toHaveText(MEET_MR.description)
  await marathi.getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: MEET_MR.title })
  await expect(dialog).toContainText(`${MEET_MR.venue}, ${MEET_MR.city}`)
  await dialog.getByRole('link', { name: catalogues.mr.openAsPage }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MEET_MR.title)
  const facts = page.locator('.details-facts').first()
  await expect(facts, 'Latin digits').toContainText('सकाळी 8.30')
  expect(await (await request.get(`/mr/updates/${slug}/poster`)).text()).toContain(MEET_MR.venue)

  await page.goto('/hi/updates')
  const hindi = card(page, 'कृष्णा तट प्रतियोगिता')
  await expect(hindi.locator('.card-text')).toHaveText(MEET.description)
  await expect(hindi.locator('.card-text')).toHaveAttribute('lang', 'en-IN')

  await page.goto(`/achievements/${medal}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'hi')
  await expect(page.getByText('मीरा', { exact: true })).toHaveAttribute('lang', 'hi')
  expect(await unmarked(page, 'hi')).toEqual([])
  const other = await request.get('/mr/updates/krushnakath-khuli-spardha')
  expect(new URL(other.url()).pathname, 'of every title').toBe(`/mr/updates/${slug}`)
})

const searches: [list: string, title: string, query: string, why: string | null][] = [
  ['/updates', MEET.title, 'audumbar', 'Venue: Rowing club, Audumbar'],
  ['/updates', MEET.title, 'tea for', 'Tea for everybody.'],
  ['/updates', MEET.title, 'krishna bank', null],
  ['/updates', MEET.title, MEET_MR.title, 'Found in the Marathi text'],
  ['/updates', MEET.title, 'सर्वांना चहा', 'Found in the Marathi text'],
  ['/mr/updates', MEET_MR.title, 'krishna bank', 'इंग्रजी मजकुरात सापडले'],
  ['/mr/updates', MEET_MR.title, 'krushnakath khuli', null],
  ['/achievements', MEDAL.title, '1 March 2026', null],
  ['/achievements', MEDAL.title, 'sun 1 mar 2026', null],
]

/** Titles and reasons of the cards of a page, as the server sends it. */
async function cardsOf(request: APIRequestContext, path: string, query: string) {
  const html = await (await request.get(path, { params: { q: query } })).text()
  const textsOf = (name: string) =>
    [...html.matchAll(new RegExp(`<(\\w+) class="${name}"[^>]*>(.*?)</\\1>`, 'gs'))].map(
      ([, , inside]) => inside!.replace(/<[^>]+>/g, '')
    )
  return { titles: textsOf('card-title'), reasons: textsOf('card-why') }
}

test('a search finds texts of every language, towns and dates, with the reason', async ({
  page,
  request,
}) => {
  const foundBy = (title: string, why: string | null) => ({
    titles: [title],
    reasons: why === null ? [] : [why],
  })
  for (const [list, title, query, why] of searches) {
    expect(await cardsOf(request, list, query), query).toEqual(foundBy(title, why))
  }
  // The same by the scripts of one list.
  await openList(page, '/updates')
  for (const [, title, query, why] of searches.filter(([list]) => list === '/updates')) {
    await page.getByRole('searchbox').fill(query)
    await expect(page.locator('.card-title'), query).toHaveText([title])
    await expect(page.locator('.card-why'), query).toHaveText(foundBy(title, why).reasons)
  }
  for (const language of ['mr', 'hi'] as const) {
    const list = addressIn(language, '/achievements')
    const { titles } = await cardsOf(request, list, '1 मार्च 2026')
    expect(titles).toEqual([MEDAL.title])
  }
})
