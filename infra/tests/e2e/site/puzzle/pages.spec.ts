import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { expect } from '../../fixtures.ts'
import { expectNoSidewaysScroll, test } from '../visitor.ts'
import { IN_ONE, IN_TWO, PuzzleBoard } from './board.ts'

test('today’s page leads to the thirty days before, and each of them back', async ({ page }) => {
  await page.goto('/puzzle')
  const today = (await page.locator('.puzzle-board').getAttribute('data-date'))!
  const days = page.getByRole('region', { name: 'The last thirty days' }).getByRole('link')
  const count = Math.min(
    30,
    Math.round((Date.parse(today) - Date.parse('2026-10-05')) / 86_400_000)
  )
  await expect(days).toHaveCount(count)
  const paths = await days.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(paths).toEqual(paths.toSorted().reverse())
  expect(new Set(paths).size).toBe(count)
  await days.last().click()
  await expect(page).toHaveURL(paths.at(-1)!)
  await page.getByRole('link', { name: 'Today’s problem' }).click()
  await expect(page).toHaveURL('/puzzle')
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
})

test('a day has its page from the first one to today, in one address', async ({ request }) => {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const nothing = ['2026-10-04', tomorrow, '2026-02-30', '2026-11-31', 'yesterday', '2026-10-5']
  for (const end of ['', '.json', '.svg', '.jpg']) {
    expect((await request.get(IN_ONE + end)).status(), end).toBe(200)
    for (const date of nothing) {
      const answer = await request.get(`/puzzle/${date}${end}`)
      expect(answer.status(), `${date}${end}`).toBe(404)
      if (!end) expect(await answer.text()).toContain('Page Not Found')
    }
  }
  for (const path of ['/', '/puzzle', IN_ONE, '/puzzle/today.json']) {
    const answer = await request.get(path)
    expect(answer.headers()['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate')
  }
})

test('mate in one on weekdays, in two at the weekend', async ({ request }) => {
  const questions = []
  for (let day = 5; day < 12; day += 1) {
    const answer = await request.get(`/puzzle/2026-10-${String(day).padStart(2, '0')}.json`)
    questions.push(((await answer.json()) as { question: string }).question.split(' ').at(-1))
  }
  expect(questions).toEqual([...Array<string>(5).fill('one'), 'two', 'two'])
})

test('it is shared with a picture of its board', async ({ request }) => {
  for (const path of [IN_ONE, IN_TWO]) {
    const html = await (await request.get(path)).text()
    const [, picture] = /<meta property="og:image" content="([^"]*)"/.exec(html)!
    expect(new URL(picture!).pathname).toBe(`${path}.jpg`)
    const answer = await request.get(`${path}.jpg`)
    expect(answer.headers()['content-type']).toBe('image/jpeg')
    const bytes = await answer.body()
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    expect(bytes.length).toBeLessThan(150_000)
    // The same picture is not drawn for another problem.
    const other = await request.get(`${path === IN_ONE ? IN_TWO : IN_ONE}.jpg`)
    expect(bytes.equals(await other.body())).toBe(false)
  }
})

test('home fetches nothing of the board before it is near, and then at most 9 KB', async ({
  page,
}) => {
  const parts = new Map<string, number>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (!/\/(?:board|stored|sprite)\.|^\/puzzle\//.test(pathname)) return
    const body = await response.body()
    parts.set(pathname, brotliCompressSync(body).length)
  })
  await page.goto('/', { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect([...parts.keys()]).toEqual([])

  await page.locator('.puzzle-board').scrollIntoViewIfNeeded()
  await expect(page.getByRole('grid', { name: 'Chessboard' })).toBeVisible()
  await expect.poll(() => [...parts.keys()].some((path) => path.includes('sprite'))).toBe(true)
  const html = await (await page.request.get('/')).text()
  const section = /<section class="[^"]*puzzle.*?<\/section>/s.exec(html)![0]
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css!).join('')
  const own = styles.match(/[^{}]*\.(?:puzzle|ask|status)[^{}]*\{[^{}]*\}/g)!.join('')
  const inDocument = brotliCompressSync(section + own).length
  const sum = [...parts.values()].reduce((one, other) => one + other, inDocument)
  test.info().annotations.push({
    type: 'bytes',
    description: JSON.stringify({ ...Object.fromEntries(parts), inDocument, sum }),
  })
  expect(sum).toBeLessThanOrEqual(9_000)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('each page of a problem has the board, the question and the folded answer', async ({
    page,
  }) => {
    for (const path of ['/', '/puzzle', IN_TWO, '/no-such-page']) {
      await page.goto(path)
      const section = page.locator('.puzzle')
      const question = section.getByRole('heading', { name: /(White|Black) mates in (one|two)/ })
      await expect(question).toBeVisible()
      const picture = section.getByRole('img', { name: /^A chessboard\. White: .*king [a-h][1-8]/ })
      await expect(picture).toBeVisible()
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      const answer = section.locator('details p')
      await expect(answer).toBeHidden()
      await section.getByText('Show the answer').click()
      await expect(answer).toBeVisible()
      await expect(answer).toContainText('#')
      await expect(section.getByRole('button')).toHaveCount(0)
    }
  })
})

test('the page of a wrong address plays today’s problem', async ({ page }) => {
  const board = await PuzzleBoard.open(page, '/no-such-page')
  const today = (await (await page.request.get('/puzzle/today.json')).json()) as { day: string }
  await expect(board.section.getByText(today.day)).toBeVisible()
  await board.solve()
  await expect(board.claim).toHaveAttribute('href', /^https:\/\/wa\.me\//)
})

test.describe('at midnight', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })

  test('a tab that is looked at again on another day shows that day’s problem', async ({
    page,
  }) => {
    for (const path of ['/', '/puzzle']) {
      await page.clock.setFixedTime(new Date('2026-12-01T18:20:00Z'))
      await page.goto(path)
      const look = () =>
        page.evaluate(() => {
          document.dispatchEvent(new Event('visibilitychange'))
        })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.method()))
      await look()
      expect(asked, 'the same evening').not.toContain('HEAD')
      // Midnight in India is half past six in the evening of Greenwich.
      await page.clock.setFixedTime(new Date('2026-12-01T18:31:00Z'))
      await page.route(path, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed')
      await look()
      expect((await failed).method(), 'without a network it is only asked for').toBe('HEAD')
      await expect(page.locator('.puzzle-board')).toBeAttached()
      await page.unroute(path)
      const loaded = page.waitForEvent('load')
      await look()
      await loaded
    }
  })
})
