import { CONTACT_SENT } from '@academy/api/shared/contact_rules'
import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { pages, test } from './visitor.ts'

test.use({ javaScriptEnabled: false })

test('every page says what it has to say', async ({ page }) => {
  for (const { path, heading } of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

test('lists are searched by their form, and cards lead to pages', async ({ page }) => {
  await page.goto('/updates')
  await page.getByRole('searchbox').fill('blitz')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/updates?q=blitz')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
  await page.getByRole('link', { name: /^View details/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Founder’s Day Blitz Cup')
  const answer = await page.request.get(
    (await page.getByRole('link', { name: /^View full-size/ }).getAttribute('href'))!
  )
  expect(answer.headers()['content-type']).toBe('image/jpeg')
})

test('the message form is answered by a page: faults first, then thanks', async ({
  page,
  baseURL,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Plain Visitor')
  await page.getByLabel('Phone').fill('12 34 ab')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/contact\/send/)
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Invalid phone number')).toBeVisible()
  await expect(page.getByText('Message is required')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Plain Visitor')
  await expect(page.getByLabel('Email'), 'the first bad field').toBeFocused()

  await page.getByLabel('Email').fill('plain@visitor.example')
  await page.getByLabel('Phone').fill('+91 55500 77777')
  await page.getByLabel('Message').fill('Sent without a line of script.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(CONTACT_SENT)).toBeVisible()
  await expect(page.getByText(CONTACT_SENT)).toBeInViewport()
  await expect(page.getByLabel('Message')).toHaveValue('')

  const director = await Director.signIn(baseURL!)
  expect(await director.messagesWith('without a line of script')).toHaveLength(1)
  await director.close()
})
