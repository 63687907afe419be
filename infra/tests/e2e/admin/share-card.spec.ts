import { type Page } from '@playwright/test'
import { director, expect, expectAccessible } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { answerTo, hold, inject, NETWORK_FAULTS, test, type Fault } from './director.ts'
import { visit } from './faults.ts'
import { achievement, dictate, forgetToasts, toast, tournament } from './lists.ts'
import { choose, crop, newForm, openNew } from './tournament-form.ts'

test.use({ drawsShareCards: true, expectedConsole: NETWORK_FAULTS })

const PATH = '/api/*/share-picture'
const form = (page: Page) => page.getByRole('dialog')
const card = (page: Page) => form(page).getByRole('img', { name: 'Share card' })

/** What opens a form brings the card into view, drawn. */
async function expectDrawn(page: Page, open: () => Promise<unknown>) {
  const drawn = answerTo(page, 'POST', PATH)
  await open()
  await form(page).getByText('When its link is shared').scrollIntoViewIfNeeded()
  expect((await drawn).headers()['content-type']).toBe('image/jpeg')
  await expect(card(page)).toBeVisible()
}

/** The form of something new shows the card that a share of its link will have. */
async function expectCardOfNew(page: Page, open: () => Promise<unknown>) {
  await expectDrawn(page, open)
  const size = await card(page).evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ])
  expect(size).toEqual([1200, 630])
  await expect(form(page).getByRole('button', { name: 'Copy link' })).toHaveCount(0)
}

/** Another title and a picture are drawn anew. */
async function expectDrawnAnew(page: Page) {
  for (const change of [
    () => form(page).getByLabel('Title').fill('Card Cup'),
    async () => {
      await choose(form(page), await quarteredPhoto(800, 600))
      await crop(page)
    },
  ]) {
    const before = await card(page).getAttribute('src')
    const next = answerTo(page, 'POST', PATH)
    await change()
    expect((await next).status()).toBe(200)
    await expect(card(page)).not.toHaveAttribute('src', before!)
  }
}

test('the form of a new achievement or tournament shows the card of its link; one that cannot be drawn says so, and takes nothing along', async ({
  page,
  context,
}) => {
  await expectCardOfNew(page, () => page.goto('/admin/achievements?new'))
  await expectDrawnAnew(page)
  await form(page).getByRole('button', { name: 'Close' }).click()
  await expect(form(page)).toBeHidden()
  await expectCardOfNew(page, () => visit(page, '/admin?new'))

  const title = form(page).getByLabel('Title')
  const failed = form(page).getByText('The share card could not be drawn.')
  let count = 0
  for (const fault of [{ status: 500 }, { status: 422 }, 'timedout'] as Fault[]) {
    const { calls, lift } = await inject(page, 'POST', PATH, fault)
    await title.fill(`Typed ${(count += 1)}`)
    await expect.poll(() => calls.length).toBe(1)
    await expect(failed).toBeVisible()
    await expect(title).toHaveValue(`Typed ${count}`)
    await expect(page.locator('main [role=alert]')).toBeEmpty()
    await lift()
    await title.fill(`Drawn ${count}`)
    await expect(card(page)).toBeVisible()
    expect(calls, 'it is not repeated by itself').toHaveLength(1)
  }

  await context.setOffline(true)
  await title.fill('Typed offline')
  const drawn = answerTo(page, 'POST', PATH)
  await context.setOffline(false)
  expect((await drawn).status()).toBe(200)

  await inject(page, 'POST', PATH, { status: 401 })
  await title.fill('Typed at last')
  await page.waitForURL('**/login**')
  await page.getByLabel('Email').fill(director.email)
  await page.getByLabel('Password', { exact: true }).fill(director.password)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(title).toHaveValue('Typed at last')

  await form(page).getByText('When its link is shared').scrollIntoViewIfNeeded()
  await expect(card(page)).toBeVisible()
  await expectDrawnAnew(page)
})

test('the card is drawn when the connection is back and when typing pauses, and never delays a save', async ({
  page,
  context,
}) => {
  await test.step('offline, a card that was never drawn says when it will be', async () => {
    await page.goto('/admin')
    await openNew(page)
    await form(page).getByRole('button', { name: 'Close' }).click()
    await context.setOffline(true)
    await openNew(page)
    await form(page).getByText('When its link is shared').scrollIntoViewIfNeeded()
    const waits = form(page).getByText('The share card is drawn when the connection is back.')
    await expect(waits).toBeVisible()
    await context.setOffline(false)
    await expect(card(page)).toBeVisible()
  })

  await test.step('it is drawn when typing pauses, of what stands on it, and never delays a save', async () => {
    const { calls, release } = await hold(page, 'POST', PATH)
    await form(page).getByLabel('Title').pressSequentially('Autumn Rapid', { delay: 20 })
    await expect.poll(() => calls.length).toBe(1)
    await form(page).getByLabel('Description', { exact: true }).fill('Nothing of this is on it.')
    await form(page).getByLabel('Registration link').fill('https://forms.example/autumn')
    const given = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/share-picture'))
    await form(page).getByRole('button', { name: 'Save' }).click()
    await expect(newForm(page)).toBeHidden()
    await expect(page.getByText('Tournament saved')).toBeVisible()
    await given
    expect(calls).toHaveLength(1)
    release()
  })
})

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the link of one that visitors see is there to look at and to copy; a browser that does not copy says what to do', async ({
    page,
    baseURL,
  }) => {
    await dictate(page, 'tournaments', [
      tournament('a', { slug: 'autumn-rapid' }),
      tournament('b', { slug: 'hidden', isActive: false }),
    ])
    await dictate(page, 'achievements', [achievement('a', { slug: 'asha-wins' })])
    const copy = form(page).getByRole('button', { name: 'Copy link' })
    const openFrom = (title: string) => () =>
      page.getByRole('button', { name: `Edit ${title}` }).click()
    await expectDrawn(page, () => page.goto('/admin?edit=b'))
    await expect(copy).toHaveCount(0)
    await page.keyboard.press('Escape')

    for (const [list, title, path] of [
      ['Achievements', 'Achievement a', '/achievements/asha-wins'],
      ['Tournaments', 'Tournament a', '/updates/autumn-rapid'],
    ] as const) {
      await page.getByRole('link', { name: list }).click()
      await expectDrawn(page, openFrom(title))
      const link = form(page).getByRole('link', { name: path })
      await expect(link).toHaveAttribute('href', path)
      await forgetToasts(page)
      await copy.click()
      await expect(toast(page, 'Link copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path)
      await expectAccessible(page)
      if (list === 'Achievements') await page.keyboard.press('Escape')
    }

    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
    })
    await copy.click()
    await expect(page.getByText(/^The browser did not copy it\./)).toBeVisible()
  })
})
