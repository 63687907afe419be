import { devices, type Browser, type Locator, type Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { assertCleanPicture, SENT, written } from './main-job-facts.ts'
import { phonePhoto } from './photo.ts'
import { openContact } from './site/visitor.ts'

const { description, registration, question } = written

const title = 'Sunday Blitz by the river'
const visitorName = 'Meera Shinde'

const { userAgent, isMobile, hasTouch } = devices['Pixel 7']
// Its screen has two and a half times the pixels each way, all drawn by the processor here.
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
test.use({ userAgent, isMobile, hasTouch, ...screen })

/** What the product is for, from end to end, with as much motion as most people have. */
test('a director publishes from a phone, a visitor finds it and writes, the director reads and hides it', async ({
  page,
  browser,
}) => {
  const visitor = await openAsVisitor(browser)
  await page.goto('/login')
  await signIn(page)
  await test.step('the director publishes', () => publish(page))
  const address = await test.step('the visitor finds it', () => find(visitor))
  await test.step('the picture contains no metadata', () => expectCleanPicture(visitor))
  await test.step('the visitor writes', () => write(visitor))
  await test.step('the director reads', () => read(page))
  await test.step('a hidden tournament is gone at once', async () => {
    await hide(page)
    const list = await visitor.goto('/updates')
    expect(await list!.text()).not.toContain(title)
    expect((await visitor.goto(address))!.status()).toBe(404)
  })
  await test.step('signing out ends the session', async () => {
    await pressInMenu(page, page.getByRole('button', { name: 'Logout' }))
    await page.waitForURL('**/login')
    await page.goto('/admin')
    await page.waitForURL('**/login**')
  })
  await visitor.context().close()
})

/** A page of a visitor who has nothing to do with the director's browser, on the same kind of device. */
async function openAsVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  return context.newPage()
}

/** Presses something in the admin's sidebar, which a phone has behind a menu button. */
async function pressInMenu(page: Page, target: Locator) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await target.click()
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Add Tournament' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Tournament' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description', { exact: true }).fill(description)
  await form.getByLabel('Registration link').fill(registration)
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'IMG_0001.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(3),
    })
  const cropper = page.getByRole('dialog', { name: 'Crop picture' })
  await cropper.getByRole('button', { name: 'Rotate right' }).click()
  await cropper.getByRole('button', { name: 'Crop', exact: true }).click()
  await expect(cropper).toBeHidden()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible()
}

/** Finds a tournament by search, opens its dialog, goes back, and opens its own address cold. */
async function find(visitor: Page): Promise<string> {
  await visitor.goto('/updates')
  const search = visitor.getByRole('searchbox', { name: 'Search tournaments' })
  // Before the island has taken over, the box is a plain form's.
  await expect(search).toBeEditable()
  await expect(async () => {
    await search.fill(title.toUpperCase())
    await expect(visitor).toHaveURL(/[?&]q=/, { timeout: 500 })
  }).toPass()
  const cards = visitor.getByRole('main').getByRole('listitem')
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([title])
  const list = visitor.url()

  await cards.filter({ hasText: title }).getByRole('link').last().click()
  const dialog = visitor.getByRole('dialog', { name: title })
  await expect(dialog.getByText(description)).toBeVisible()
  await expect(dialog.getByRole('link', { name: /register/i })).toHaveAttribute(
    'href',
    registration
  )
  await expect(visitor).toHaveURL(/\/updates\/[a-z0-9-]+$/)
  const address = visitor.url()

  await visitor.goBack()
  await expect(dialog).toBeHidden()
  await expect(visitor).toHaveURL(list)

  const cold = await visitor.goto(address)
  expect(cold!.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return address
}

async function expectCleanPicture(visitor: Page) {
  const list = await visitor.request.get('/api/tournaments')
  const { data } = (await list.json()) as { data: { title: string; banner: string | null }[] }
  const banner = data.find((tournament) => tournament.title === title)?.banner
  const answer = await visitor.request.get(banner!)
  expect(answer.status()).toBe(200)
  await assertCleanPicture(await answer.body())
}

async function write(visitor: Page) {
  await openContact(visitor)
  const form = visitor.getByRole('main')
  await form.getByLabel('Your name').fill(visitorName)
  await form.getByLabel('Email').fill(written.email)
  await form.getByLabel('Phone').fill(written.phone)
  await form.getByLabel('Subject').fill('The tournament')
  await form.getByLabel('Message').fill(question)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(visitor.getByText(SENT)).toBeVisible()
}

async function read(page: Page) {
  await pressInMenu(page, page.getByRole('link', { name: 'Contacts' }))
  const message = page.getByRole('listitem').filter({ hasText: visitorName })
  const badge = message.getByText('New', { exact: true })
  await expect(badge).toBeVisible()
  const marking = page.waitForResponse((answer) => answer.url().endsWith('/read'))
  await message.getByRole('button', { expanded: false }).click()
  await expect(message.getByText(question).last()).toBeVisible()
  expect((await marking).status()).toBe(200)
  await expect(badge).toBeHidden()
}

async function hide(page: Page) {
  await pressInMenu(page, page.getByRole('link', { name: 'Tournaments' }))
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  const form = page.getByRole('dialog', { name: 'Edit Tournament' })
  await form.getByRole('switch', { name: /active/i }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
}
