import { expect } from '../fixtures.ts'
import { expectChat, test } from './visitor.ts'

test('the about page tells the story in the specified parts; pictures stand between the texts, fetched as they are neared; the map is asked for by a press and not before', async ({
  page,
  foreign,
}) => {
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
  )
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Our Story',
    'Our Approach',
    'Our Mission and Values',
    'Our Journey',
    'Visit Us',
    'The first lesson is free',
  ])
  const approach = page.getByRole('region', { name: 'Our Approach' })
  await expect(approach).toContainText('20+')
  await expect(approach).toContainText('FIDE rated players')
  await expect(approach).toContainText('10+')
  const journey = page.getByRole('region', { name: 'Our Journey' })
  await expect(journey.getByText(/^20\d\d$/)).toHaveText(['2016', '2018', '2020', '2022', '2024'])

  for (const name of [/^A door ajar/, /^The middle of a game/, /^A gold pawn whose shadow/]) {
    const picture = page.getByRole('main').getByRole('img', { name })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }

  const visit = page.getByRole('region', { name: 'Visit Us' })
  await visit.scrollIntoViewIfNeeded()
  await expect(visit.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\//
  )
  const map = visit.getByTitle(/^Map:/)
  await expect(map).toBeHidden()
  expect(foreign).toEqual([])

  await visit.getByText('Show the map').click()
  await expect(map).toBeVisible()
  await expect.poll(() => foreign.length).toBe(1)
  expect(foreign.pop()).toMatch(/^https:\/\/www\.google\.com\/maps\?q=.+&output=embed$/)
})

test('no two of the pages that say who we are share a picture', async ({ request }) => {
  const owners = new Map<string, string>()
  for (const path of ['/', '/about', '/services', '/testimonials']) {
    const [main] = /<main\b.*<\/main>/s.exec(await (await request.get(path)).text())!
    const files = [...main.matchAll(/<picture\b.*?<img\b[^>]*? src="([^"]+)"/gs)].map(
      ([, file]) => file!
    )
    expect(files.length, path).toBe(main.split('<picture').length - 1)
    expect(files.length, path).toBeGreaterThan(0)
    for (const file of files) {
      expect(owners.get(file) ?? path, file).toBe(path)
      owners.set(file, path)
    }
  }
})

const asks = {
  '/about': 'Hello! I have read about your academy and would like a free first lesson.',
  '/hi/about': 'नमस्ते! मैंने आपकी अकादमी के बारे में पढ़ा। मुझे पहली मुफ़्त क्लास चाहिए।',
  '/testimonials': 'Hello! I have read what your students say and would like a free first lesson.',
  '/mr/testimonials': 'नमस्कार! तुमच्या विद्यार्थ्यांचे अभिप्राय मी वाचले. मला पहिला मोफत वर्ग हवा आहे.',
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the pages about us end with a next step, in the words of their language', async ({
    page,
  }) => {
    for (const [path, text] of Object.entries(asks)) {
      await page.goto(path)
      const step = page.getByRole('main').getByRole('region').last()
      await expectChat(step.getByRole('link', { name: /WhatsApp/ }), text)
      const prefix = path.replace(/\/\w+$/, '')
      await expect(step.locator(`a[href="${prefix}/updates"]`)).toBeVisible()
      await step.locator(`a[href="${prefix}/services"]`).click()
      await expect(page).toHaveURL(`${prefix}/services`)
    }
  })
})
