import { type Page } from '@playwright/test'
import { expect, expectAccessible, signIn } from '../fixtures.ts'
import { NETWORK_FAULTS, test } from './director.ts'
import { firstStart } from './kept-answers.ts'
import { chooseLanguage, keepLanguage } from './language.ts'
import { items } from './lists.ts'

test.use({ expectedConsole: NETWORK_FAULTS })

// One account serves all tests of a worker.
test.afterEach(async ({ request, token }) => {
  await keepLanguage(request, token, 'en')
})

const lang = (page: Page) => page.locator('html').getAttribute('lang')

test.describe('a language', () => {
  test.use({ serviceWorkers: 'allow' })

  test('chosen in Settings is the whole app’s, after a reload, offline and on another device', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await firstStart(page)
    await page.getByRole('link', { name: 'Settings' }).click()
    const choice = page.getByRole('group', { name: 'Language' })
    await expect(choice.getByRole('button', { pressed: true })).toHaveText('English')
    await choice.getByRole('button', { name: 'मराठी' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'सेटिंग्ज' })).toBeVisible()
    expect(await lang(page)).toBe('mr')
    await expect(page).toHaveTitle(/^सेटिंग्ज/)
    await expect(page.getByRole('button', { name: 'मराठी', pressed: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'सेटिंग्ज' })).toBeVisible()

    await page.getByRole('link', { name: 'स्पर्धा', exact: true }).click()
    await expect(items(page).first()).toBeVisible()
    await context.setOffline(true)
    await page.goto('/admin')
    await expect(items(page).first()).toBeVisible()
    await expect(page.getByText(/^इंटरनेट नाही\. याद्या .* होत्या तशा आहेत\./)).toBeVisible()
    expect(await lang(page)).toBe('mr')
    await context.setOffline(false)

    const device = await browser.newContext({
      baseURL: baseURL!,
      storageState: { cookies: [], origins: [] },
    })
    const other = await device.newPage()
    await signIn(other)
    await expect(other.getByRole('heading', { level: 1, name: 'स्पर्धा' })).toBeVisible()
    expect(await lang(other)).toBe('mr')
    await other.getByRole('button', { name: 'साइन आउट' }).click()
    await expect(other.getByRole('button', { name: 'साइन इन करा', exact: true })).toBeVisible()
    await device.close()
  })
})

test('a choice that the server refuses changes nothing; a device that speaks another language than the account follows it', async ({
  page,
  request,
  token,
}) => {
  await page.route('**/api/auth/profile', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.fallback()
  )
  await page.goto('/admin/settings')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.getByText('Failed to change the language')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.unrouteAll()

  await keepLanguage(request, token, 'hi')
  await page.reload()
  const hindi = page.getByRole('heading', { level: 1, name: 'सेटिंग्स' })
  await expect(hindi).toBeVisible()
  await page.reload()
  await expect(hindi).toBeVisible()
})

/** Names of languages, keys and programs, addresses, and the federation's way to write a code. */
const SAME_EVERYWHERE =
  /^(English|Enter|Esc|Ctrl \+ Enter|n|WhatsApp|AICF [\d/]+MAH\/2026|[\w.]+@[\w.]+|localhost\S*|127\S*)$/

/** What the app itself says: names of controls, headings, choices. Texts of items are in it, with words of ours. */
const ownWords = (page: Page) =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll('button, label, legend, nav a, option, h1, summary')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
    const named = [...document.querySelectorAll('[aria-label], [placeholder]')].map(
      (element) => element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? ''
    )
    return [...said, ...named].map((text) => text.trim())
  })

for (const [language, names] of [
  ['mr', { settings: 'सेटिंग्ज', add: 'स्पर्धा जोडा', save: 'जतन करा', required: 'हे भरणे आवश्यक आहे' }],
  ['hi', { settings: 'सेटिंग्स', add: 'टूर्नामेंट जोड़ें', save: 'सहेजें', required: 'यह भरना ज़रूरी है' }],
] as const) {
  test(`every view speaks ${language} and nothing else, and fits a small phone`, async ({
    page,
    request,
    token,
    context,
    baseURL,
  }) => {
    await keepLanguage(request, token, language)
    await chooseLanguage(context, baseURL!, language)
    const look = async (view: string) => {
      for (const width of [1440, 768, 360, 320]) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth
          )
        await expect.poll(overflow, `${view} at ${width}`).toBeLessThanOrEqual(0)
      }
      const foreign = (await ownWords(page)).filter(
        (text) =>
          /[A-Za-z]{2}/.test(text) && !/[\u0900-\u097f]/.test(text) && !SAME_EVERYWHERE.test(text)
      )
      expect(foreign, view).toEqual([])
      await page.setViewportSize({ width: 1440, height: 800 })
    }
    await page.goto('/admin')
    const heading = page.locator('#view').getByRole('heading', { level: 1 })
    for (const view of ['', '/achievements', '/contacts', '/settings']) {
      if (view) {
        const before = await heading.textContent()
        await page.locator(`nav a[href="/admin${view}"]`).first().click()
        await expect(heading).not.toHaveText(before!)
      }
      await expect(heading).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
      await look(view.slice(1) || 'tournaments')
    }
    await page.locator('nav a[href="/admin"]').first().click()
    await page.getByRole('button', { name: names.add }).first().click()
    const form = page.getByRole('dialog')
    await form.locator('summary').last().click()
    await form.getByRole('button', { name: names.save }).click()
    await expect(form.getByText(names.required).first()).toBeVisible()
    await look('form')
  })
}
