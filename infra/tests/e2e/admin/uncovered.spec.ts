import { type Locator, type Page } from '@playwright/test'
import { expect, IN_MOTION } from '../fixtures.ts'
import { enlargeText } from '../large-text.ts'
import { test } from './director.ts'
import { achievement, dictate, forgetToasts, items, toast, tournament } from './lists.ts'
import { openNew } from './tournament-form.ts'

test.use(IN_MOTION)

const WINDOWS = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const

const title = 'Satara District Under-Fifteen Selection Championship for Boys and Girls 2026'
const picture = '/icon.svg'

const LISTS = {
  tournaments: [tournament('a', { title, banner: picture }), tournament('b', { title })],
  achievements: [achievement('a', { title, image: picture }), achievement('b', { title })],
} as const

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const meets = (one: Box, other: Box) =>
  one.right > other.left + 1 &&
  one.left < other.right - 1 &&
  one.bottom > other.top + 1 &&
  one.top < other.bottom - 1

/** The lines of text inside, each with its box. */
function linesOf(element: Locator): Promise<(Box & { text: string })[]> {
  return element.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const lines = []
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        lines.push({ left, right, top, bottom, text: walker.currentNode.textContent ?? '' })
      }
    }
    return lines
  })
}

const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left, right, top, bottom }
    })
  )

test('the box that selects a card lies over none of its words', async ({ page }) => {
  for (const list of ['tournaments', 'achievements'] as const) {
    await dictate(page, list, LISTS[list])
  }
  await page.goto('/admin')
  for (const view of ['Tournaments', 'Achievements']) {
    await page.getByRole('link', { name: view }).click()
    await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible()
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      await expect(items(page).getByRole('checkbox')).toHaveCount(2)
      for (const card of await items(page).all()) {
        const [box] = await boxesOf(card.locator('label:has([type=checkbox])'))
        const covered = (await linesOf(card)).filter((line) => meets(line, box!))
        expect(covered, `${view}, ${width} px`).toEqual([])
      }
    }
  }
})

/** Where the toasts are once they have come in from above and none makes room for another. */
async function toastBoxes(page: Page) {
  const toasts = page.locator('[data-sonner-toast]')
  await toasts.evaluateAll(async (all) => {
    const moving = () =>
      all.flatMap((one) => one.getAnimations()).filter(({ playState }) => playState === 'running')
    // A move that another one takes the place of is given up, not finished.
    for (let moves = moving(); moves.length > 0; moves = moving()) {
      await Promise.allSettled(moves.map(({ finished }) => finished))
    }
  })
  return boxesOf(toasts)
}

/** The title and the close button of an open dialog, which no toast may lie over. */
async function expectUncovered(page: Page, dialog: Locator, words: string) {
  const toasts = await toastBoxes(page)
  const heading = await linesOf(dialog.getByRole('heading', { level: 2 }).first())
  const close = await boxesOf(dialog.getByRole('button', { name: 'Close' }))
  expect(toasts.length, words).toBeGreaterThan(0)
  const covered = [...heading, ...close].filter((box) => toasts.some((over) => meets(over, box)))
  expect(covered, words).toEqual([])
}

test('toasts lie over neither the title of a form nor its close button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read'])
  await dictate(page, 'tournaments', [tournament('a', { title })])
  const form = page.getByRole('dialog', { name: 'Edit Tournament' })
  const copy = form.getByRole('button', { name: 'Copy link' })
  // On phones it is folded away with what visitors will see.
  const folded = form.getByRole('complementary').locator('summary')
  const unfold = async () => {
    if (!(await copy.isVisible())) await folded.press('Enter', { timeout: 500 })
    await expect(copy).toBeVisible({ timeout: 500 })
  }
  await page.goto('/admin?edit=a')
  await expect(form).toBeVisible()
  for (const isLarge of [false, true]) {
    if (isLarge) await enlargeText(page)
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      await expect(unfold).toPass()
      await forgetToasts(page)
      for (let presses = 0; presses < 3; presses += 1) await copy.press('Enter')
      await expect(toast(page, 'Link copied')).toHaveCount(3)
      await expectUncovered(page, form, `${width} px${isLarge ? ', large text' : ''}`)
    }
  }
})

test('toasts leave the button that adds free, with and without a strip above the view', async ({
  page,
}) => {
  const counts = { total: 3, all: 3, unread: 3, states: { new: 3, read: 0, answered: 0 } }
  const waiting = { count: 3, oldest: '2026-11-01T10:00:00.000Z' }
  for (const isWaiting of [true, false]) {
    await dictate(page, 'tournaments', [tournament('a', { title })])
    await dictate(page, 'contacts', [], { ...counts, ...(isWaiting && { waiting }) })
    await page.goto('/admin')
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      await forgetToasts(page)
      const add = page.getByRole('button', { name: 'Add Tournament' })
      const form = await openNew(page)
      await form.getByLabel('Title').fill(`${width} px, ${isWaiting ? 'with' : 'without'} a strip`)
      await page.keyboard.press('Escape')
      await expect(toast(page, 'Draft kept on this device')).toBeVisible()
      await expect(page.getByText('parents waiting')).toHaveCount(isWaiting ? 1 : 0)
      const [free] = await boxesOf(add)
      const covering = (await toastBoxes(page)).filter((over) => meets(over, free!))
      expect(covering, `${width} px`).toEqual([])
    }
  }
})
