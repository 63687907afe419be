import { type Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { test } from './director.ts'
import {
  choose,
  crop,
  cropper,
  enlarge,
  expectFilled,
  fillIn,
  newForm,
  openNew,
  restore,
} from './tournament-form.ts'

/** Types into the empty form and crops a picture for it. */
async function begin(page: Page) {
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form)
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)
  await expect(enlarge(page)).toBeVisible()
  return form
}

/** The form stands reset with the offer above it; taken, everything typed and cropped is back. */
async function expectOffered(page: Page) {
  const form = newForm(page)
  await expect(restore(page)).toHaveText(/Restore draft from \d\d:\d\d$/)
  await expect(form.getByLabel('Title')).toHaveValue('')
  await restore(page).click()
  await expectFilled(form)
  await expect(enlarge(page)).toBeVisible()
  await expect(restore(page)).toBeHidden()
}

const backdrop = { x: 12, y: 450 }

test('a press outside closes without losing anything, and only if it began and ended there', async ({
  page,
}) => {
  const form = await begin(page)
  const title = (await form.getByLabel('Title').boundingBox())!
  await page.mouse.move(title.x + 60, title.y + 20)
  await page.mouse.down()
  await page.mouse.move(backdrop.x, backdrop.y)
  await page.mouse.up()
  await expect(form).toBeVisible()
  await page.mouse.down()
  await page.mouse.move(title.x + 60, title.y + 20)
  await page.mouse.up()
  await expect(form).toBeVisible()

  await page.mouse.click(backdrop.x, backdrop.y)
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Tournament' })).toBeFocused()
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expectFilled(form)
  await expect(enlarge(page)).toBeVisible()
})

test('Escape closes the form, which opens reset and offers the draft', async ({ page }) => {
  const form = await begin(page)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await openNew(page)
  await expectOffered(page)
})

test('Back closes the cropper first, then the form, and never the view', async ({ page }) => {
  const form = await begin(page)
  await choose(form, await quarteredPhoto(1200, 900))
  await expect(cropper(page)).toBeVisible()
  await page.goBack()
  await expect(cropper(page)).toBeHidden()
  await expectFilled(form)
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/\/admin$/)
  await openNew(page)
  await expectOffered(page)
})

test('a reload warns first and loses nothing, not even what was typed just before', async ({
  page,
}) => {
  await begin(page)
  const kinds: string[] = []
  page.on('dialog', (dialog) => {
    kinds.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(kinds).toEqual(['beforeunload'])
  await expectOffered(page)
})

test('a tab that dies and one that is closed leave the draft to the next', async ({
  page,
  context,
}) => {
  await begin(page)
  // The pause after the last change, within which the draft is written.
  await expect.poll(() => draftsOn(page)).toEqual(['with a picture'])
  const crashed = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed

  const second = await context.newPage()
  await second.goto('/admin?new')
  await expectOffered(second)
  await second.close()
  const third = await context.newPage()
  await third.goto('/admin')
  await openNew(third)
  await expectOffered(third)
})

test('a browser without room for the draft says so and keeps it with the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  const form = await begin(page)
  await expect(form.getByText('This device has no room for the draft.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await openNew(page)
  await expectOffered(page)
})

test('an offer waits beside new typing; discarding it or typing it back removes it', async ({
  page,
}) => {
  await page.goto('/admin')
  const form = await openNew(page)
  const title = form.getByLabel('Title')
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
  }
  await title.fill('First')
  await close()
  await openNew(page)
  await expect(restore(page)).toBeVisible()
  await title.fill('Second')
  await restore(page).click()
  await expect(title).toHaveValue('First')
  await close()

  await openNew(page)
  const offered = async () => {
    await restore(page).click()
    return title.inputValue()
  }
  expect([await offered(), await offered()].sort()).toEqual(['First', 'Second'])
  await title.fill('')
  await close()
  await openNew(page)
  await expect(restore(page), 'the one typed back is gone, the other is not').toBeVisible()
  await form.getByRole('button', { name: 'Discard' }).click()
  await expect(restore(page)).toBeHidden()
  await expect.poll(() => draftsOn(page)).toEqual([])
})

test('an item that is only looked at leaves no draft, an edited one its own', async ({ page }) => {
  await page.goto('/admin')
  const edit = page.getByRole('button', { name: /^Edit / })
  const form = page.getByRole('dialog', { name: 'Edit Tournament' })
  await edit.first().click()
  const stored = await form.getByLabel('Title').inputValue()
  expect(stored).not.toBe('')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page.getByText('Draft kept on this device')).toBeHidden()

  await edit.first().click()
  await form.getByLabel('Title').fill(`${stored}, second thoughts`)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await edit.nth(1).click()
  await expect(form.getByLabel('Title')).not.toHaveValue(stored)
  await expect(restore(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await edit.first().click()
  await expect(form.getByLabel('Title'), 'reset to what the server has').toHaveValue(stored)
  await restore(page).click()
  await expect(form.getByLabel('Title')).toHaveValue(`${stored}, second thoughts`)
})

/** What the device holds, draft by draft. */
function draftsOn(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('academy-admin')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map(({ picture }) => (picture ? 'with a picture' : 'text')))
          }
        }
      })
  )
}
