import { type Locator, type Page } from '@playwright/test'
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
  filled,
  typed,
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

/** The form holds everything typed and cropped, and says since when. */
async function expectRefilled(page: Page, fields: Partial<typeof typed> = {}) {
  await expect(filled(page)).toHaveText(/^This is what you typed at \d\d:\d\d\.Start empty$/)
  await expectFilled(newForm(page), fields)
  await expect(enlarge(page)).toBeVisible()
}

const backdrop = { x: 12, y: 450 }

test('a press outside, Escape, Back and a reload lose nothing of a form, and there is one way back to empty', async ({
  page,
}) => {
  const form = await begin(page)

  await test.step('a press outside closes without losing anything, and only if it began and ended there', async () => {
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

  await test.step('Escape closes the form, which opens filled with the draft, and says so', async () => {
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await openNew(page)
    await expectRefilled(page)
  })

  await test.step('Back closes the cropper first, then the form, and never the view', async () => {
    await choose(form, await quarteredPhoto(1200, 900))
    await expect(cropper(page)).toBeVisible()
    await page.goBack()
    await expect(cropper(page)).toBeHidden()
    await expectFilled(form)
    await page.goBack()
    await expect(form).toBeHidden()
    await expect(page).toHaveURL(/\/admin$/)
    await openNew(page)
    await expectRefilled(page)
  })

  await test.step('a reload warns first and loses nothing, not even what was typed just before', async () => {
    const more = `${typed.description}\nBring your own clock.`
    await form.getByLabel('Description', { exact: true }).fill(more)
    const kinds: string[] = []
    page.on('dialog', (dialog) => {
      kinds.push(dialog.type())
      void dialog.accept()
    })
    await page.reload()
    expect(kinds).toEqual(['beforeunload'])
    await expectRefilled(page, { description: more })
    await form.getByLabel('Description', { exact: true }).fill(typed.description)
  })

  await test.step('there is one way back to empty, which can be undone until something is typed', async () => {
    const title = form.getByLabel('Title')
    const reopen = async () => {
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
      await openNew(page)
    }
    await reopen()
    await expectRefilled(page)
    await form.getByRole('button', { name: 'Start empty' }).click()
    await expect(title).toHaveValue('')
    await expect(enlarge(page)).toBeHidden()
    await expect(form.getByText('What you typed is set aside.')).toBeVisible()
    const undo = form.getByRole('button', { name: 'Undo' })
    await expect(undo, 'in the place of what was pressed').toBeFocused()
    await page.keyboard.press('Enter')
    await expectRefilled(page)

    await form.getByRole('button', { name: 'Start empty' }).click()
    await title.fill('Another')
    await expect(undo).toBeHidden()
    await reopen()
    await expect(title).toHaveValue('Another')
    await form.getByRole('button', { name: 'Start empty' }).click()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect.poll(() => draftsOn(page)).toEqual([])
    await openNew(page)
    await expect(title).toHaveValue('')
    await expect(filled(page)).toBeHidden()
  })
})

test('a tab that dies and one that is closed leave the draft to the next; two tabs do not go on with one', async ({
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
  await expectRefilled(second)
  await second.close()
  const third = await context.newPage()
  await third.goto('/admin')
  await openNew(third)
  await expectRefilled(third)

  const other = await context.newPage()
  await other.goto('/admin')
  await openNew(other)
  await newForm(other).getByLabel('Title').fill('Beside it')
  await expect.poll(() => draftsOn(other)).toHaveLength(2)
  await other.keyboard.press('Escape')
  await expect(newForm(other)).toBeHidden()
  await third.keyboard.press('Escape')
  await expect(newForm(third)).toBeHidden()
  await openNew(third)
  await expect(newForm(third).getByLabel('Title'), 'the newest').toHaveValue('Beside it')
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
  await expectRefilled(page)
})

test('an item that is only looked at leaves no draft, an edited one its own, as has a copy', async ({
  page,
}) => {
  await page.goto('/admin')
  const edit = page.getByRole('button', { name: /^Edit / })
  const form = page.getByRole('dialog', { name: 'Edit Tournament' })
  const close = async (form: Locator) => {
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
  }
  await edit.first().click()
  const stored = await form.getByLabel('Title').inputValue()
  expect(stored).not.toBe('')
  await close(form)
  await expect(page.getByText('Draft kept on this device')).toBeHidden()

  await edit.first().click()
  await form.getByLabel('Title').fill(`${stored}, second thoughts`)
  await close(form)
  await edit.nth(1).click()
  await expect(form.getByLabel('Title')).not.toHaveValue(stored)
  await expect(filled(page)).toBeHidden()
  await close(form)
  await edit.first().click()
  await expect(form.getByLabel('Title')).toHaveValue(`${stored}, second thoughts`)
  await form.getByRole('button', { name: 'Back to how it was' }).click()
  await expect(form.getByLabel('Title')).toHaveValue(stored)
  await form.getByRole('button', { name: 'Undo' }).click()
  await expect(form.getByLabel('Title')).toHaveValue(`${stored}, second thoughts`)
  await close(form)

  const empty = await openNew(page)
  await empty.getByLabel('Title').fill('Of no copy')
  await close(empty)
  const copy = page.getByRole('button', { name: /^Duplicate / })
  await copy.first().click()
  await expect(empty.getByLabel('Title'), 'not what was typed of another').toHaveValue(stored)
  await expect(filled(page)).toBeHidden()
  await empty.getByLabel('Title').fill('Its copy')
  await close(empty)
  await copy.nth(1).click()
  await expect(empty.getByLabel('Title')).not.toHaveValue('Its copy')
  await expect(filled(page)).toBeHidden()
  await close(empty)
  await copy.first().click()
  await expect(empty.getByLabel('Title')).toHaveValue('Its copy')
  await empty.getByRole('button', { name: 'Back to the copy' }).click()
  await expect(empty.getByLabel('Title')).toHaveValue(stored)
  await empty.getByRole('button', { name: 'Undo' }).click()
  await expect(empty.getByLabel('Title')).toHaveValue('Its copy')
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
