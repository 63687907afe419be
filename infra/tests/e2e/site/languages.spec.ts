import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { full, inDays, plain } from './tournaments.ts'
import { openList, test } from './visitor.ts'

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

const marathi = {
  ...full,
  title: 'संगमनेर जिल्हास्तरीय खुली जलद',
  description: 'ही स्पर्धा रविवारी होईल.\nBring a pen.',
  venue: 'नगरपालिका सभागृह',
  city: 'संगमनेर',
  seatsNote: '४० जागा शिल्लक',
  timeControl: '15 min + 10 sec',
  eligibility: 'सर्वांसाठी खुली',
  categories: JSON.stringify(['मुले', 'Women']),
  contactName: 'अनिकेत देशमुख',
  prizes: JSON.stringify([{ position: 'प्रथम', amount: 5000, description: 'व चषक' }]),
}

/** Texts in Devanagari that stand in an element, or a part of the page, of another language. */
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

test('Marathi words have their language on page, card, dialog, viewer and poster', async ({
  page,
}) => {
  const slug = await director.publish('tournaments', marathi)
  const next = await director.publish('tournaments', { ...marathi, startDate: inDays(20) })
  expect(slug).toMatch(/^sangamner-jilhastariya-khuli-jalad/)
  await page.goto(`/updates/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'mr')
  await expect(page.locator('.details-text > [lang=mr]')).toHaveText('ही स्पर्धा रविवारी होईल')
  await expect(page.locator('[rel=prev], [rel=next]').getByText(marathi.title)).toHaveCount(1)
  expect(await unmarked(page, 'mr')).toEqual([])
  await page.goto(`/updates/${next}/poster`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'mr')
  expect(await unmarked(page, 'mr')).toEqual([])

  await openList(page, '/updates?q=जिल्हास्तरीय')
  await expect(page.locator('.card-title').first()).toHaveAttribute('lang', 'mr')
  await page.getByRole('link', { name: 'View details' }).first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveAttribute(
    'lang',
    'mr'
  )
  expect(await unmarked(page, 'mr')).toEqual([])
})

test('on a page in Marathi its English words have their language, in Hindi all do', async ({
  page,
}) => {
  const slug = await director.publish('tournaments', { ...marathi, startDate: inDays(20) })
  const heading = page.getByRole('heading', { level: 1 })
  const latin = page.locator('.details-text > [lang=en-IN]')
  await page.goto(`/mr/updates/${slug}`)
  await expect(heading).toHaveText(marathi.title)
  await expect(heading).not.toHaveAttribute('lang')
  await expect(page.locator('[lang=mr]:not(.languages *)')).toHaveCount(0)
  await expect(latin).toHaveText('.\nBring a pen.')
  await page.goto(`/hi/updates/${slug}`)
  await expect(heading).toHaveAttribute('lang', 'mr')
  await expect(latin).toHaveText('.\nBring a pen.')
})

test('Hindi words are told from Marathi ones, also between Latin letters', async ({ page }) => {
  const slug = await director.publish('achievements', {
    title: 'जिला शतरंज प्रतियोगिता में प्रथम',
    studentName: 'मीरा Shinde',
    description: 'यह प्रतियोगिता पटना में हुई है.',
    date: '2026-03-01',
    location: 'Patna (पटना)',
    tags: '["शतरंज","rapid"]',
  })
  await page.goto(`/achievements/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'hi')
  await expect(page.getByText('मीरा', { exact: true })).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('main').getByText('मीरा Shinde').first()).toBeVisible()
  expect(await unmarked(page, 'hi')).toEqual([])
  await openList(page, '/achievements?q=shinde')
  await page.getByRole('link', { name: 'View details' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await unmarked(page, 'hi')).toEqual([])
})

test('a feed says which of its items are in another language', async ({ request }) => {
  const slug = await director.publish('tournaments', { ...marathi, title: 'खुली फेरी' })
  const xml = await (await request.get('/updates.xml')).text()
  const items = xml.split('<item>')
  expect(items[0]).toContain('<language>en-in</language>')
  const own = items.find((item) => item.includes(`/${slug}<`))
  expect(own).toContain('<dc:language>mr</dc:language>')
})

test('an earlier address of a renamed tournament leads to the one it has', async ({ request }) => {
  const slug = await director.publish('tournaments', { ...marathi, title: 'शालेय स्पर्धा' })
  expect(slug).toBe('shaley-spardha')
  await director.change('tournaments', slug, { slug: 'school-open', title: 'जलद फेरी' })
  const answer = await request.get(`/updates/${slug}`, { maxRedirects: 0 })
  expect(answer.headers().location).toBe('/updates/school-open')
})

test('Devanagari has its own font, fetched only where such letters stand', async ({ page }) => {
  const slug = await director.publish('tournaments', marathi)
  const english = await director.publish('tournaments', plain)
  const fonts: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('noto-sans-devanagari')) fonts.push(one.url())
  })
  await page.goto(`/updates/${english}`)
  await page.evaluate(() => document.fonts.ready)
  // Whatever neighbours it has: on the page itself nothing is in Devanagari.
  const neighbours = await page.locator('.neighbours [lang=mr]').count()
  if (neighbours === 0) expect(fonts).toEqual([])
  await page.goto(`/updates/${slug}`)
  await page.evaluate(() => document.fonts.ready)
  expect(new Set(fonts.map((url) => /devanagari-(\d+)/.exec(url)![1]))).toEqual(
    new Set(['400', '700'])
  )
  const shaped = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!
    context.font = '400 40px Roboto'
    const width = (text: string) => context.measureText(text).width
    return width('क्ष') < width('क') + width('ष') && width('त्र') < width('त') + width('र')
  })
  expect(shaped, 'letters join').toBe(true)
})
