import { languages } from '@academy/site/languages'
import { expect } from '../../fixtures.ts'
import { openList, test } from '../visitor.ts'
import { catalogues } from './catalogue.ts'

const offered = (language: 'en' | 'mr' | 'hi') => catalogues[language].languageOffer!

// Where each link of it leads, on every page and in every language, says `pages.spec.ts`.
test('the switch keeps the page, a home page, an item and what was searched for after the page came; it stands in the drawer of a phone', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  await test.step('the page', async () => {
    await page.goto('/services')
    await footer.getByRole('link', { name: languages.mr }).click()
    await expect(page).toHaveURL('/mr/services')
  })
  await test.step('a home page', async () => {
    await page.goto('/hi')
    await footer.getByRole('link', { name: languages.en }).click()
    await expect(page).toHaveURL('/')
  })
  await test.step('an item', async () => {
    await page.goto('/updates/sahyadri-rapid-open')
    await footer.getByRole('link', { name: languages.mr }).click()
    await expect(page).toHaveURL('/mr/updates/sahyadri-rapid-open')
  })
  await test.step('what was searched for', async () => {
    await openList(page, '/updates')
    await page.getByRole('searchbox').fill('rapid')
    await expect(page).toHaveURL('/updates?q=rapid')
    await footer.getByRole('link', { name: languages.mr }).click()
    await expect(page).toHaveURL('/mr/updates?q=rapid')
    await expect(page.getByRole('searchbox')).toHaveValue('rapid')
  })
  await test.step('in the drawer of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/mr/about')
    await page.getByRole('button', { name: catalogues.mr.openMenu }).click()
    await page.getByRole('dialog').getByRole('link', { name: languages.en }).click()
    await expect(page).toHaveURL('/about')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the switch keeps page and search, and the form answers in its language', async ({
    page,
  }) => {
    await page.goto('/updates?q=rapid')
    await page.getByRole('contentinfo').getByRole('link', { name: languages.mr }).click()
    await expect(page).toHaveURL('/mr/updates?q=rapid')
    await page.goto('/hi/contact')
    await page.getByRole('button', { name: catalogues.hi.sendMessage }).click()
    await expect(page).toHaveURL('/hi/contact/send')
    await expect(page.getByText(catalogues.hi.faultNameRequired!)).toBeVisible()
  })
})

test.describe('a visitor whose browser asks for Marathi', () => {
  test.use({ locale: 'mr-IN' })

  test('is offered it in one line, in Marathi, and sent nowhere', async ({ page }) => {
    await page.goto('/about?from=poster')
    const line = page.getByRole('status').filter({ hasText: offered('mr') })
    await expect(line).toBeVisible()
    await expect(page).toHaveURL('/about?from=poster')
    await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible()
    await line.getByRole('link').click()
    await expect(page).toHaveURL('/mr/about?from=poster')
    await expect(page.getByRole('heading', { name: catalogues.mr.storyTitle })).toBeVisible()
  })

  test('reads a page in Marathi without being asked; who closes the line on an English one is not asked again', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (one) => asked.push(one.url()))
    const offers = () => asked.filter((url) => url.includes('language-offer'))

    await test.step('a page in Marathi', async () => {
      await page.goto('/mr', { waitUntil: 'load' })
      await page.goto('/mr/about', { waitUntil: 'load' })
      expect(asked.some((url) => url.includes('.js'))).toBe(true)
      expect(offers()).toEqual([])
    })

    await test.step('the line, closed', async () => {
      await page.goto('/about')
      const line = page.getByRole('status').filter({ hasText: offered('mr') })
      await expect(line).toBeVisible()
      expect(offers()).not.toEqual([])
      await page.locator('.panel', { has: line }).getByRole('button').click()
      const kept = () => page.evaluate(() => localStorage.getItem('academy.language'))
      expect(await kept()).toBe('en')
      asked.length = 0
      await page.goto('/services', { waitUntil: 'load' })
      await page.goto('/testimonials', { waitUntil: 'load' })
      await page.goto('/about', { waitUntil: 'load' })
      expect(offers()).toEqual([])
      await expect(line).toHaveCount(0)
    })
  })
})

test('nobody whose browser asks for English is offered anything on an English page, until Marathi is chosen: that is remembered', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  await page.goto('/', { waitUntil: 'load' })
  await page.goto('/about', { waitUntil: 'load' })
  expect(asked.some((url) => url.includes('/_astro/page.'))).toBe(true)
  expect(asked.filter((url) => url.includes('language-offer'))).toEqual([])

  await page.getByRole('contentinfo').getByRole('link', { name: languages.mr }).click()
  await expect(page).toHaveURL('/mr/about')
  await page.goto('/services')
  await expect(page.getByRole('status').filter({ hasText: offered('mr') })).toBeVisible()
})
