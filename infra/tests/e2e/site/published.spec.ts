import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { openList, test } from './visitor.ts'

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

test('what is published while a list is open appears when its reader comes back', async ({
  page,
}) => {
  await page.clock.install()
  await openList(page, '/updates')
  const title = 'Published while they were away'
  const card = page.getByRole('heading', { level: 2, name: title })
  await director.publish('tournaments', {
    title,
    description: 'Four rounds in the evening.',
    formLink: 'https://forms.example/away',
  })
  await expect(card).toBeHidden()
  await page.clock.runFor(6000)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(card).toBeVisible()
  const item = page.getByRole('listitem').filter({ has: card })
  await expect(item.locator('img'), 'a drawn piece stands for the missing picture').toHaveCount(0)
  await expect(item.locator('.drawn-piece')).toBeVisible()
})

test('an item with the specified fields alone has a page without holes', async ({ page }) => {
  const title = 'A draw against a master − at last <b>'
  const slug = await director.publish('achievements', {
    title,
    studentName: 'मीरा Shinde',
    description: 'First line.\nSecond line.',
    date: '2026-03-01',
    location: 'Nashik',
    tags: '[]',
  })
  const answer = await page.goto(`/achievements/${slug}`)
  expect(answer!.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const main = page.getByRole('main')
  await expect(main.getByText('1 March 2026')).toBeVisible()
  await expect(main.getByText('मीरा Shinde').first()).toBeVisible()
  await expect(main.getByText('Rating')).toBeHidden()
  await expect(main.getByRole('list', { name: 'Tags' })).toBeHidden()
  await main.getByRole('link', { name: 'Back to The Hall of Fame' }).click()
  await expect(page).toHaveURL('/achievements')
})

test('the picture of an item page opens in its viewer, and Escape closes it', async ({ page }) => {
  await openList(page, '/achievements?q=salunke')
  const [href] = await page
    .getByRole('link', { name: /^View details/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  await page.goto(href!)
  await page.getByRole('link', { name: /^View full-size picture/ }).click()
  const viewer = page.getByRole('dialog', { name: 'State under-15 champion' })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})
