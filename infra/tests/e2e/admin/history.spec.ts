import { type Locator, type Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { hold, NETWORK_FAULTS, test } from './director.ts'
import { forgetToasts, toast } from './lists.ts'
import { fillIn, newForm, openNew } from './tournament-form.ts'

test.use({ expectedConsole: NETWORK_FAULTS })

const titled = (page: Page, title: string) => page.getByRole('heading', { name: title })
const tournaments = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('academy.token'))
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await page.request.get('/api/tournaments/admin', { headers })
  return ((await answer.json()) as { data: { title: string }[] }).data.map(({ title }) => title)
}

/** A double click on a button that goes at its first press, and below which another one lies. */
async function pressTwiceAbove(button: Locator, below: Locator) {
  const { x, y } = (await button.boundingBox())!
  await below.evaluate(
    (node, [left, top]) => {
      document.body.append(node)
      const place = { position: 'fixed', left: `${left}px`, top: `${top}px`, zIndex: '99' }
      Object.assign((node as HTMLElement).style, place)
    },
    [x, y]
  )
  const { mouse } = button.page()
  await mouse.move(x + 10, y + 10)
  for (const clickCount of [1, 2]) {
    await mouse.down({ clickCount })
    await mouse.up({ clickCount })
    await expect(button).toBeHidden()
  }
}

/** Two views behind the present one, so that going back too far is seen. */
async function arriveAt(page: Page, address: string) {
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Achievements' }).click()
  await page.getByRole('link', { name: address === '/admin' ? 'Tournaments' : 'Contacts' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  // The view before stays, with buttons of the same names, until this one is loaded.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Achievement/)
}

test('a save that was left on its way is cancelled, and its late answer goes nowhere; one that waits for the connection is not sent after Cancel', async ({
  page,
  context,
}) => {
  await arriveAt(page, '/admin')
  const form = await openNew(page)
  await fillIn(form)
  await form.getByLabel('Title').fill('Answered late')
  const call = await hold(page, 'POST', '/api/tournaments')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => call.calls.length).toBe(1)
  const given = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/api/tournaments'))
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await given
  call.release()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  expect(await tournaments(page)).not.toContain('Answered late')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible()
  await openNew(page)
  await expect(newForm(page).getByLabel('Title')).toHaveValue('Answered late')

  await call.lift()
  await forgetToasts(page)
  await form.getByLabel('Title').fill('Cancelled without a network')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('You are offline.')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await expect(toast(page, 'Draft kept on this device')).toBeVisible()
  await context.setOffline(false)
  await openNew(page)
  await expect(newForm(page).getByLabel('Title')).toHaveValue('Cancelled without a network')
  await newForm(page).getByLabel('Title').fill('Sent after all')
  await newForm(page).getByRole('button', { name: 'Save' }).click()
  await expect(newForm(page)).toBeHidden()
  await expect(
    titled(page, 'Sent after all').or(page.getByText('Sent after all')).first()
  ).toBeVisible()
  expect(await tournaments(page)).not.toContain('Cancelled without a network')
})

test('Back ends choosing and closes an open message, and the view stays', async ({ page }) => {
  await page.request.post('/api/contacts', {
    data: { name: 'Back', email: 'back@example.org', message: 'Which button goes back here?' },
  })
  await arriveAt(page, '/admin/contacts')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar).toBeVisible()
  await page.goBack()
  await expect(bar).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/contacts$/)

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await bar.getByRole('button', { name: 'Stop selecting' }).click()
  await expect(bar).toBeHidden()

  const message = page.getByRole('button', { name: /Back/ }).first()
  await message.click()
  await expect(page).toHaveURL(/open=/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/contacts$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Form Submissions')
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/achievements$/)
})

test('two presses on Cancel close one form; Back closes the keys, then the form, then goes to the view before; the first press beside a form closes it, a selection that ends there does not', async ({
  page,
}) => {
  await arriveAt(page, '/admin')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toBeVisible()
  await page.goBack()
  await expect(keys).toBeHidden()
  await expect(page).toHaveURL(/\/admin$/)
  const form = await openNew(page)
  await form.getByRole('button', { name: 'Cancel' }).dblclick({ noWaitAfter: true })
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/\/admin$/)
  await openNew(page)
  await pressTwiceAbove(
    form.getByRole('button', { name: 'Cancel' }),
    page.getByRole('link', { name: 'Contacts', includeHidden: true })
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/achievements$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/admin$/)
  await openNew(page)
  await page.goBack()
  await expect(form).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/achievements$/)

  await page.goForward()
  await openNew(page)
  await page.mouse.click(12, 450)
  await expect(form).toBeHidden()
  await openNew(page)
  await form.getByLabel('Title').fill('Marked with the mouse')
  const title = (await form.getByLabel('Title').boundingBox())!
  await page.mouse.move(title.x + 60, title.y + 20)
  await page.mouse.down()
  await page.mouse.move(12, 450)
  await page.mouse.up()
  await expect(form).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Back closes the menu, and a view chosen in it takes its place', async ({ page }) => {
    await page.goto('/admin/settings')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/admin\/settings$/)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Achievements' }).click()
    await expect(page).toHaveURL(/\/admin\/achievements$/)
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/admin\/settings$/)
  })
})
