import type { Locator } from '@playwright/test'
import { spanWords } from '@academy/api/shared/tournament_words'
import { expect, IN_MOTION } from '../../fixtures.ts'
import { Director } from '../director.ts'
import { full } from '../tournaments.ts'
import { expectNoSidewaysScroll, openList, test } from '../visitor.ts'

test.use(IN_MOTION)

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

/** What can be pressed on less than 44 × 44 px. */
const smallTargets = (part: Locator) =>
  part.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('a, button, summary, input, select')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      // A card's link is as large as its card.
      .filter((target) => !target.closest('[aria-hidden=true], .skip-link, .card-link'))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
      .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`)
  )

const widths = [320, 360, 390]

test('at 320, 360 and 390 px when and where come first, and every target is large enough', async ({
  page,
}) => {
  /** The window as wide as each of the phones, with what is shown now. */
  const atEveryWidth = async (check: () => Promise<void>) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
      await test.step(`at ${width} px`, check)
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const slug = await director.publish('tournaments', { ...full, title: 'Seen on every phone' })
  await page.goto(`/updates/${slug}`)
  const date = page.locator('.item-lead').getByText(spanWords(full.startDate, full.endDate))
  const place = page.locator('.item-lead').getByText(`${full.venue}, ${full.city}`)
  await atEveryWidth(async () => {
    await expect(date).toBeInViewport()
    await expect(place).toBeInViewport()
    const top = async (one: Locator) => (await one.boundingBox())!.y
    const register = page.getByRole('link', { name: /^Register now/ }).first()
    expect(await top(date)).toBeLessThan(await top(place))
    expect(await top(place)).toBeLessThan(await top(register))
    await expectNoSidewaysScroll(page)
    expect(await smallTargets(page.locator('body'))).toEqual([])
  })

  await page.goto(`/updates/${slug}/poster`)
  await atEveryWidth(async () => {
    expect(await smallTargets(page.locator('body'))).toEqual([])
  })

  await openList(page, '/updates?q=seen+on+every')
  await atEveryWidth(async () => {
    expect(await smallTargets(page.getByRole('main'))).toEqual([])
  })
  await page.getByRole('link', { name: 'View details' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Poster' })).toBeAttached()
  await atEveryWidth(async () => {
    expect(await smallTargets(dialog)).toEqual([])
  })
})
