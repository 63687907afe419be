import { addressIn, LANGUAGES } from '@academy/api/shared/languages/languages'
import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { catalogues } from './catalogue.ts'
import { Director } from '../director.ts'
import { full, inDays } from './items.ts'
import { finalResults, liveResults } from './results.ts'
import { expectNoSidewaysScroll, expectTargets, test } from './visitor.ts'

/** 40 letters, with signs above and below and shapes of several consonants. */
const LONG_NAME = 'श्रीनिवासराव ह्रषीकेशवर्धन कुलकर्णी ज्ञानेश्वर त्र्यंबकेश्वर धर्माधिकारी जोशी'

const director = new Director(test)
let slug: string
const LONG_TITLE =
  'Late Shri Annasaheb Kulkarni Memorial Sahyadri Winter Open Rapid Rating Chess Tournament for All Ages 2026'
const LONG_VENUE =
  'Assembly Hall of Shri Chhatrapati Shivaji Maharaj Vidyalaya and Junior College, Station Road, behind the bus stand'
const HIDDEN = 5
const ELEVEN = Array.from(
  { length: 11 },
  (_, at) =>
    `Best girl player under ${at + 7} years of all schools in Sangamner and Rahuri talukas, Ahilyanagar`
)

test.beforeAll(async () => {
  const today = { ...full, startDate: inDays(0), endDate: inDays(0), entryDeadline: inDays(-2) }
  slug = await director.publish('tournaments', { ...today, title: LONG_TITLE, venue: LONG_VENUE })
  const players = finalResults.players.map((player) =>
    player.no === 4 ? { ...player, name: LONG_NAME } : player
  )
  const winners = [
    { no: 1, prize: '1st' },
    { no: 4, prize: 'Best girl' },
    ...ELEVEN.map((prize) => ({ no: 4, prize })),
    { no: 1, prize: 'Fair play' },
    { no: HIDDEN, prize: 'Best boy' },
  ]
  await director.publishResults(slug, { ...finalResults, players, winners, hidden: [HIDDEN] })
})

const results = (end = '') => `/updates/${slug}/results${end}`

/** How many sheets of paper, all of A4 on its side. */
async function sheets(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sizes = Array.from(pdf.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g), ([, box]) =>
    box!.trim().split(/\s+/).map(Number).map(Math.round)
  )
  for (const size of sizes) expect(size).toEqual([0, 0, 842, 595])
  return sizes.length
}

/** On paper nothing reaches beyond the frame, what stands above another thing included. */
async function expectNothingCut(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => document.fonts.ready)
  const cut = await page.locator('.sheet').evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const paper = sheet.getBoundingClientRect()
      const mm = paper.width / 297
      const frame = 13 * mm
      const parts = [...sheet.querySelectorAll('p, h1, small, svg')]
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const isOutside = (box: DOMRect) =>
        box.left < paper.left + frame ||
        box.right > paper.right - frame ||
        box.top < paper.top + frame ||
        box.bottom > paper.bottom - frame
      const outside = parts.filter((part, at) => {
        return isOutside(boxes[at]!) || part.scrollWidth > Math.ceil(part.clientWidth) + 1
      })
      const lines = [...sheet.querySelectorAll('header, .body > *, footer')]
      const over = lines.filter((line, at) => {
        const above = lines[at - 1]?.getBoundingClientRect().bottom ?? 0
        return line.getBoundingClientRect().top < above - 1
      })
      const gap =
        sheet.querySelector('.code')!.getBoundingClientRect().top -
        sheet.querySelector('.when')!.getBoundingClientRect().bottom
      if (gap < 3 * mm) over.push(sheet.querySelector('.code')!)
      const isSheet = Math.abs(mm - 96 / 25.4) < 0.01 && Math.abs(paper.height / mm - 210) < 0.5
      return [...outside, ...over, ...(isSheet ? [] : [sheet])].map((part) => part.outerHTML)
    })
  )
  expect(cut).toEqual([])
  await page.emulateMedia({ media: null })
}

for (const language of LANGUAGES) {
  const words = catalogues[language]

  test(`winners and who took part have a sheet each, with nothing cut: ${language}`, async ({
    page,
  }) => {
    const sheet = page.getByRole('article')
    await page.goto(addressIn(language, results('/3/certificate')))
    await expect(sheet.getByRole('heading')).toHaveText('Om Wagh')
    await expect(sheet).toContainText(words.certificateParticipation!)
    await expect(sheet).toContainText(words.certificateTookPart!)
    await expectNothingCut(page)
    await page.goto(addressIn(language, results('/certificates')))
    await expect(sheet.getByRole('heading')).toHaveText(['Aarav Joshi', LONG_NAME])
    await expect(sheet.first()).toContainText(words.certificateMerit!)
    await expect(page.getByRole('button', { name: words.print })).toBeVisible()
    await expectNothingCut(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    // The sheets of the languages differ in words alone.
    if (language !== 'mr') return
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const fonts = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ family, status }) => family.includes('Sheet') && status === 'loaded')
          .map(({ weight, unicodeRange }) => `${weight} ${unicodeRange.split(',')[0]}`)
      )
    await expect.poll(fonts).toEqual(expect.arrayContaining(['700 U+900-965', '700 U+0-FF']))
    expect(await sheets(page)).toBe(2)
    await expectAccessible(page)
    await expectTargets(page)
  })
}

test('twelve prizes are read from where a wall is read, each in one piece', async ({ page }) => {
  const prizes = ['1st', 'Best girl', 'Fair play', 'Best game', 'Best player of Sangamner taluka']
  for (const age of [7, 9, 11, 13, 15, 17, 19]) prizes.push(`Best Under ${age}`)
  const fields = { ...full, title: 'Twelve Prizes Open', startDate: inDays(0), endDate: inDays(0) }
  const own = await director.publish('tournaments', { ...fields, entryDeadline: '' })
  const winners = prizes.map((prize) => ({ no: 1, prize }))
  await director.publishResults(own, { ...finalResults, winners })
  await page.goto(`/updates/${own}/results/1/certificate`)
  await expectNothingCut(page)
  const won = page.locator('.won > span')
  await expect(won).toHaveCount(12)
  const lines = await won.evaluateAll((spans) =>
    spans.map((span) => {
      const { fontSize, lineHeight } = getComputedStyle(span)
      const { height } = span.getBoundingClientRect()
      return { size: Number.parseFloat(fontSize), count: height / Number.parseFloat(lineHeight) }
    })
  )
  const MILLIMETRE = 96 / 25.4
  for (const { size, count } of lines) {
    expect(size / MILLIMETRE).toBeGreaterThan(4.5)
    expect(count).toBeLessThan(1.5)
  }
})

test('a child has a sheet to print, with place, prizes and points', async ({ page }) => {
  await page.goto(results('/1'))
  await page.getByRole('link', { name: 'Certificate', exact: true }).click()
  await expect(page).toHaveURL(results('/1/certificate'))
  await expect(page.getByRole('article')).toContainText('1st place · Fair play')
  await expect(page.getByRole('article')).toContainText('1 point of 2')
  await expect(page.getByRole('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const signer of ['Arbiter', 'Academy Director']) {
    const line = page.getByText(signer, { exact: true })
    await expect(line, 'is signed on a line').toHaveCSS('border-top-style', 'solid')
  }
  expect(await sheets(page)).toBe(1)
})

test('there is none of a hidden player, of nobody, and before the end', async ({ request }) => {
  const live = await director.publish('tournaments', { ...full, title: 'Uncertified Open' })
  await director.publishResults(live, liveResults)
  const list = await (await request.get(results('/certificates'))).text()
  expect(list).not.toContain(`Player ${HIDDEN}`)
  const others = await (await request.get(results('/certificates/participation'))).text()
  expect(Array.from(others.matchAll(/<h1[^>]*>([^<]*)/g), ([, name]) => name)).toEqual([
    'Om Wagh',
    'Meera Kale',
  ])
  for (const path of [
    results(`/${HIDDEN}/certificate`),
    results('/99/certificate'),
    results('/01/certificate'),
    `/updates/${live}/results/certificates`,
    `/updates/${live}/results/certificates/participation`,
    `/updates/${live}/results/1/certificate`,
  ]) {
    for (const language of LANGUAGES) {
      const answer = await request.get(addressIn(language, path))
      expect(answer.status(), path).toBe(404)
    }
  }
  for (const path of [`/${HIDDEN}`, '']) {
    const page = await (await request.get(results(path))).text()
    expect(page, 'nor is the way to all of them public').not.toContain('/certificate')
  }
})
