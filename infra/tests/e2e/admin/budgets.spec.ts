import { type Page } from '@playwright/test'
import { expect, test as plain } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { test } from './director.ts'
import { chooseLanguage, keepLanguage } from './language.ts'
import { items } from './lists.ts'
import { choose, cropper, openNew } from './tournament-form.ts'

const KB = 1000
/** The outbox brings along what only other lists need, and what changes the language. */
const WITH_OUTBOX = /\/(outbox|background|achievement-resource|speak)[^/]*\.js$/

/** Counts the compressed bytes of every script and style sheet that is really fetched. */
function weigh(page: Page) {
  const answers: Promise<{ name: string; bytes: number; coding: string | undefined }>[] = []
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (!/\.(js|css)$/.test(pathname)) return
    const weighed = async () => {
      const answer = (await request.response())!
      const { responseBodySize } = await request.sizes()
      const coding = answer.headers()['content-encoding']
      return { name: pathname.split('/').at(-1)!, bytes: responseBodySize, coding }
    }
    const answer = weighed()
    // One that comes as the test ends is not asked for any more.
    answer.catch(() => undefined)
    answers.push(answer)
  })
  return async () => {
    const files = await Promise.all(answers)
    const uncompressed = files.filter(({ coding, bytes }) => coding !== 'br' && bytes > KB)
    expect(uncompressed, 'files that came without brotli').toEqual([])
    const sum = (kind: string) =>
      files.filter(({ name }) => name.endsWith(kind)).reduce((total, { bytes }) => total + bytes, 0)
    return { names: files.map(({ name }) => name), js: sum('.js'), css: sum('.css') }
  }
}

/** Puts a figure into the report and holds it to its budget, in bytes. */
function hold(what: string, bytes: number, budget: number) {
  test.info().annotations.push({ type: what, description: `${(bytes / KB).toFixed(1)} KB` })
  expect(bytes, what).toBeGreaterThan(0)
  expect(bytes, what).toBeLessThanOrEqual(budget)
}

plain('sign-in loads at most 90 KB of script', async ({ page }) => {
  const weight = weigh(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  const { js, css } = await weight()
  hold('sign-in, script', js, 90 * KB)
  hold('sign-in, style', css, 12 * KB)
})

test('the first view loads at most 130 KB, each further one 12 KB, the cropper only with a file', async ({
  page,
}) => {
  const weight = weigh(page)
  const { promise: isSeen, resolve: release } = Promise.withResolvers<void>()
  await page.route(WITH_OUTBOX, (route) => isSeen.then(() => route.continue()))
  await page.goto('/admin')
  await expect(items(page).first(), 'without the outbox, which comes later').toBeVisible()
  const first = await weight()
  hold('first view, script', first.js, 130 * KB)
  hold('first view, style', first.css, 12 * KB)
  release()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  const withOutbox = await weight()
  hold('outbox, after the first view, script', withOutbox.js - first.js, 8 * KB)

  const dialogs = page.waitForResponse(/\/dialogs-[^/]+\.js$/)
  const panel = page.waitForResponse(/\/outbox-panel-[^/]+\.js$/)
  await page.keyboard.press('Escape')
  await (await dialogs).finished()
  await (await panel).finished()
  await expect.poll(async () => (await weight()).js).toBeGreaterThan(withOutbox.js)
  let before = (await weight()).js
  hold(
    'dialogs and the outbox panel, with the first press, script',
    before - withOutbox.js,
    14 * KB
  )
  for (const [name, heading] of [
    ['Achievements', 'Achievements'],
    ['Contacts', 'Contact Form Submissions'],
    ['Settings', 'Settings'],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    // The part of the settings that comes after the view.
    if (name === 'Settings') await expect(page.getByText('This device')).toBeVisible()
    const { js } = await weight()
    hold(`${name}, script`, js - before, 12 * KB)
    before = js
  }

  await page.getByRole('link', { name: 'See All Activity' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  const withActivity = (await weight()).js
  hold('Activity, script', withActivity - before, 12 * KB)
  before = withActivity

  await page.getByRole('link', { name: 'Tournaments' }).click()
  const form = await openNew(page)
  const opened = await weight()
  hold('form, script', opened.js - before, 43.5 * KB)
  expect(opened.names.filter((name) => name.includes('cropper'))).toEqual([])
  await choose(form, await quarteredPhoto(400, 300))
  await expect(cropper(page)).toBeVisible()
  const cropping = await weight()
  hold('cropper, script', cropping.js - opened.js, 20 * KB)
  expect(cropping.names.filter((name) => name.includes('cropper'))).not.toEqual([])
  // With the site's own card, which the forms show.
  hold('everything, style', cropping.css, 14 * KB)
})

test.describe('in another language', () => {
  // One account serves all tests of a worker.
  test.afterEach(({ request, token }) => keepLanguage(request, token, 'en'))

  // Their letters take three bytes each, most of which compression saves.
  for (const language of ['mr', 'hi'] as const) {
    test(`the first view loads at most 133 KB of script: ${language}`, async ({
      page,
      context,
      baseURL,
      request,
      token,
    }) => {
      await keepLanguage(request, token, language)
      await chooseLanguage(context, baseURL!, language)
      const weight = weigh(page)
      const { promise: isSeen, resolve: release } = Promise.withResolvers<void>()
      await page.route(WITH_OUTBOX, (route) => isSeen.then(() => route.continue()))
      await page.goto('/admin')
      await expect(items(page).first()).toBeVisible()
      const { js, css } = await weight()
      release()
      hold(`first view in ${language}, script`, js, 133 * KB)
      hold(`first view in ${language}, style`, css, 12 * KB)
    })
  }
})
