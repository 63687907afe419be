import { startAcademy } from '../../support/academy.ts'
import { expect, expectAccessible } from '../fixtures.ts'
import { test } from './visitor.ts'

test('says what is kept, for how long, and how to have it removed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  const main = page.getByRole('main')
  await expect(main).toContainText('kept on our server for 24 months and then removed')
  await expect(main.getByRole('link', { name: '+91 55500 12345' })).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page)
})

test('says what this device keeps, and no more is kept there', async ({ page }) => {
  await page.goto('/puzzle')
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Sunita More')
  await page.getByLabel('Your name').blur()
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  // Each stands on the page; a new one has to be added there, and then here.
  const said = ['visited', 'contact-draft', 'contact-opened', 'contact-tried', 'contact-outbox']
  const known = [...said, 'language', 'puzzle'].map((name) => `academy.${name}`)
  expect(keys.filter((key) => !known.includes(key))).toEqual([])
})

test('says the months that are configured, in each language', async ({ page }) => {
  const academy = await startAcademy(
    { LOG_LEVEL: 'warn', MESSAGES_KEPT_MONTHS: '1' },
    process.env.E2E_TEMPLATE
  )
  try {
    for (const [path, words] of [
      ['/privacy', 'for 1 month and then removed'],
      ['/mr/privacy', '1 महिना ठेवला जातो'],
      ['/hi/privacy', '1 महीना रखा जाता है'],
    ]) {
      const answer = await page.request.get(academy.origin + path!)
      expect(await answer.text()).toContain(words)
    }
  } finally {
    await academy.stop()
  }
})
