import { identity } from '@academy/api/shared/identity/identity'
import { nameOf } from '../../../../site/src/features/puzzle/problem.ts'
import { expect, expectAccessible } from '../fixtures.ts'
import { IN_ONE, IN_TWO, PuzzleBoard } from './board.ts'
import { expectFault, test } from './visitor.ts'

/** A wrong try is answered kindly and taken back. */
async function expectWrongTry(board: PuzzleBoard) {
  const before = await board.names()
  await board.tap(board.wrongTry((answer) => typeof answer === 'object')!)
  await expect(board.status).toContainText(/Look again\.$|And there is no mate next move\.$/)
  await expect(board.status).toHaveAttribute('data-outcome', 'wrong')
  await expect.poll(() => board.names()).toEqual(before)
}

test('a problem is solved by taps, and impossible or wrong moves are explained', async ({
  page,
}) => {
  const board = await PuzzleBoard.open(page, IN_ONE)
  await expect(board.claim).toBeHidden()
  const { tables, pieces, isWhite } = board.problem
  const { from, to } = board.key
  const targets = tables[0]!.filter((one) => one.from === from).map((one) => one.to)
  const isOwn = (piece: string) => Boolean(piece) && piece < 'a' === isWhite
  const nowhere = pieces.findIndex((piece, square) => !isOwn(piece) && !targets.includes(square))
  await board.tap({ from, to: nowhere })
  await expect(board.status).toContainText(`cannot go to ${nameOf(nowhere)}.`)
  await page.keyboard.press('Escape')
  await expectWrongTry(board)
  await board.square(from).click()
  const shown = board.grid.getByRole('gridcell', { name: /can move here$/ })
  await expect(shown).toHaveCount(targets.length)
  await expectAccessible(page)
  await board.square(to).click()
  await expect(board.status).toContainText('Checkmate.')
  const chat = new URL((await board.claim.getAttribute('href'))!)
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${identity.whatsapp}`)
  expect(chat.searchParams.get('text')).toMatch(/5 Oct 2026 \((White|Black) mates in one\)/)
  await board.square(to).click()
  await expect(shown, 'it is over').toHaveCount(0)
})

test('a problem is solved by dragging and by keyboard', async ({ page }) => {
  const dragged = await PuzzleBoard.open(page, IN_ONE)
  const { from, to } = dragged.key
  const centre = async (square: number) => {
    const { x, y, width, height } = (await dragged.square(square).boundingBox())!
    return [x + width / 2, y + height / 2] as const
  }
  const before = await dragged.names()
  const { x, y } = (await dragged.grid.boundingBox())!
  await page.mouse.move(...(await centre(from)))
  await page.mouse.down()
  await page.mouse.move(x - 40, y + 20, { steps: 4 })
  await page.mouse.up()
  expect(await dragged.names(), 'dropped beside the board').toEqual(before)
  await page.mouse.move(...(await centre(from)))
  await page.mouse.down()
  await page.mouse.move(...(await centre(to)), { steps: 6 })
  await page.mouse.up()
  await expect(dragged.status).toContainText('Checkmate.')

  const board = await PuzzleBoard.open(page, IN_ONE)
  const seen = (square: number) => (board.problem.isWhite ? square : 63 - square)
  const go = async (start: number, end: number) => {
    const [down, right] = [(end >> 3) - (start >> 3), (end % 8) - (start % 8)]
    for (let step = 0; step < Math.abs(down); step += 1) {
      await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
    }
    for (let step = 0; step < Math.abs(right); step += 1) {
      await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
    }
  }
  await board.grid.getByRole('gridcell').first().focus()
  await go(0, seen(from))
  await page.keyboard.press('Enter')
  await expect(board.square(from)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(board.status).toHaveText('Put back.')
  await page.keyboard.press('Space')
  await go(seen(from), seen(to))
  await page.keyboard.press('Enter')
  await expect(board.status).toContainText('Checkmate.')
  await expect(board.square(to)).toBeFocused()
})

test('a mate in two has a hint and an answer, and accepts any final mate', async ({ page }) => {
  const board = await PuzzleBoard.open(page, IN_TWO)
  const before = await board.names()
  const hint = board.section.getByRole('button', { name: 'A hint' })
  await board.grid.getByRole('gridcell').first().focus()
  await page.keyboard.press('Tab')
  await expect(hint, 'after the board, which one sees first').toBeFocused()
  await hint.click()
  await expect(board.status).toContainText(`on ${nameOf(board.key.from)}.`)
  await board.section.getByText('Show the answer').click()
  await expect(board.section.getByText(/^1\. /)).toBeVisible()
  await board.section.getByText('Show the answer').click()
  await expect.poll(() => board.names()).toEqual(before)
  await expectWrongTry(board)
  await board.tap(board.key)
  await expect(board.status).toContainText('Now mate.')
  const reply = board.key.answer as { from: number; to: number }
  await expect(board.square(reply.from)).toHaveAccessibleName(/, empty/)
  await board.tap(board.mate)
  await expect(board.status).toContainText('Checkmate.')
  await expect(board.claim).toBeVisible()
})

test(
  'days in a row are counted, and an open tab reloads at midnight',
  { tag: '@clock' },
  async ({ page, request }) => {
    const html = await (await request.get('/puzzle')).text()
    const [, today = ''] = /data-date="([\d-]{10})"/.exec(html)!
    const last = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
    await page.addInitScript((before) => {
      if (location.protocol !== 'http:') return
      localStorage['academy.puzzle'] ||= JSON.stringify({ last: before, days: 2 })
    }, last)
    const board = await PuzzleBoard.open(page, '/puzzle')
    await board.solve()
    await expect(board.status).toContainText('3 days in a row.')
    await expect(board.status).toHaveAttribute('data-outcome', 'right')
    await expect(board.section.getByText('Show the answer')).toBeHidden()
    const next = board.section.getByRole('link', { name: 'Next problem' })
    await expect(next).toHaveAttribute('href', `/puzzle/${last}`)

    const midnight = Date.parse(`${today}T18:30:00Z`)
    await page.clock.setFixedTime(midnight - 600_000)
    const again = await PuzzleBoard.open(page, '/')
    await expect(again.status, 'on the other page, too').toContainText('3 days in a row.')
    await page.clock.setFixedTime(midnight + 60_000)
    const loaded = page.waitForEvent('load')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await loaded
  }
)

test('the last days are listed, and a day without a problem answers 404', async ({ request }) => {
  const html = await (await request.get('/puzzle')).text()
  const days = new Set(html.match(/(?<=href=")\/puzzle\/[\d-]{10}(?=")/g))
  expect(days.size).toBeGreaterThan(20)
  const last = await request.get([...days].at(-1)!)
  expect(last.status()).toBe(200)
  expect(await last.text()).toMatch(/<a [^>]*href="\/puzzle"[^>]*>\s*Today’s problem/)
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  for (const end of ['', '.json', '.jpg']) {
    expect((await request.get(IN_ONE + end)).status(), end).toBe(200)
    for (const date of ['2026-10-04', tomorrow, '2026-02-30', 'yesterday', '2026-10-5']) {
      expect((await request.get(`/puzzle/${date}${end}`)).status(), `${date}${end}`).toBe(404)
    }
  }
})

test('a problem that fails to load shows a picture of the board', async ({ page, faults }) => {
  await page.route('**/puzzle/*.json', (route) => route.abort())
  await page.goto(IN_ONE)
  await page.locator('.puzzle-board').scrollIntoViewIfNeeded()
  const picture = page.getByRole('img', { name: /^A chessboard\. White: / })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
  await expect(page.getByRole('grid')).toHaveCount(0)
  expectFault(faults, /ERR_FAILED/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('each puzzle page has the board, the question and the hidden answer', async ({
    page,
    request,
  }) => {
    for (const path of ['/', '/puzzle', '/no-such-page']) {
      const [section] = /<section[^>]* class="[^"]*\bpuzzle\b.*?<\/section>/s.exec(
        await (await request.get(path)).text()
      )!
      expect(section).toMatch(/<h[12][^>]*>[^<]*(White|Black) mates in (one|two)/)
      expect(section).toMatch(/<details.*Show the answer.*#/s)
    }
    await page.goto(IN_TWO)
    const section = page.locator('.puzzle')
    const question = section.getByRole('heading', { name: /(White|Black) mates in (one|two)/ })
    await expect(question).toBeVisible()
    await section.getByText('Show the answer').click()
    await expect(section.locator('details p')).toContainText('#')
  })
})
