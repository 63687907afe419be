import { identity } from '@academy/api/shared/identity'
import { nameOf } from '../../../../../site/src/features/puzzle/problem.ts'
import { expect, expectAccessible } from '../../fixtures.ts'
import { test } from '../visitor.ts'
import { IN_ONE, IN_TWO, PuzzleBoard } from './board.ts'

/** A try that the defence has an answer to is taken back, and so is one that gives no check. */
async function expectWrongTries(board: PuzzleBoard) {
  const before = await board.names()
  const answered = board.wrongTry((answer) => typeof answer === 'object')!
  await board.tap(answered)
  await expect(board.status).toContainText(/Look again\.$|And there is no mate next move\.$/)
  await expect.poll(() => board.names()).toEqual(before)
  const quiet = board.wrongTry((answer) => !answer)
  if (!quiet) return
  await board.tap(quiet)
  // Whoever goes on at once does not wait for it.
  await expect(board.status).toContainText('That gives no check.')
}

test('by taps: what cannot be is said, a wrong try is answered kindly and taken back, the mate is said, and leads to a free first lesson on WhatsApp; nothing glides where motion is not wanted', async ({
  page,
}) => {
  const board = await PuzzleBoard.open(page, IN_ONE)
  for (const piece of await page.locator('.pz-piece').all()) {
    await expect(piece).toHaveCSS('transition-duration', /^0s/)
  }
  await expect(board.claim).toBeHidden()
  const { tables, pieces, isWhite } = board.problem
  const moves = tables[0]!.filter(({ from }) => from === board.key.from).map(({ to }) => to)
  const isOwn = (piece: string) => Boolean(piece) && piece < 'a' === isWhite
  const nowhere = pieces.findIndex((piece, square) => !isOwn(piece) && !moves.includes(square))
  await board.tap({ from: board.key.from, to: nowhere })
  await expect(board.status).toContainText(`cannot go to ${nameOf(nowhere)}.`)
  await page.keyboard.press('Escape')
  const other = pieces.findIndex((piece) => piece && !isOwn(piece))
  await board.square(other).click()
  await expect(board.status).toHaveText('Put back.')
  await expectWrongTries(board)
  await board.square(board.key.from).click()
  const targets = board.problem.tables[0]!.filter(({ from }) => from === board.key.from)
  const shown = board.grid.getByRole('gridcell', { name: /can move here$/ })
  await expect(shown).toHaveCount(targets.length)
  await board.square(board.key.to).click()
  const { from, to } = board.key
  await expect(board.status).toContainText(
    new RegExp(`^[A-Z][a-z]+ ${nameOf(from)} (to|takes [a-z]+ on) ${nameOf(to)}\\. Checkmate\\.`)
  )
  const address = new URL((await board.claim.getAttribute('href'))!)
  expect(address.origin + address.pathname).toBe(`https://wa.me/${identity.whatsapp}`)
  expect(address.searchParams.get('text')).toMatch(/5 October 2026 \((White|Black) mates in one\)/)
  await expect(page.locator('html')).toHaveAttribute('data-solved')
  // It is over: nothing more can be moved.
  await board.square(to).click()
  await expect(shown).toHaveCount(0)
  const kept = await page.evaluate(() => localStorage.getItem('academy.puzzle'))
  expect(kept, 'today’s problem alone counts').toBeNull()
})

test('by dragging, with what is dropped beside the board back in its place; by keyboard: arrows lead over the squares, Enter picks and drops, Escape puts back', async ({
  page,
}) => {
  await test.step('by dragging', async () => {
    const board = await PuzzleBoard.open(page, IN_ONE)
    const centre = async (square: number) => {
      const { x, y, width, height } = (await board.square(square).boundingBox())!
      return [x + width / 2, y + height / 2] as const
    }
    const before = await board.names()
    const { x, y } = (await board.grid.boundingBox())!
    await page.mouse.move(...(await centre(board.key.from)))
    await page.mouse.down()
    await page.mouse.move(x - 40, y + 20, { steps: 4 })
    await page.mouse.up()
    expect(await board.names()).toEqual(before)

    await page.mouse.move(...(await centre(board.key.from)))
    await page.mouse.down()
    await page.mouse.move(...(await centre(board.key.to)), { steps: 6 })
    await page.mouse.up()
    await expect(board.status).toContainText('Checkmate.')
  })

  // What is solved of a day that is over is not kept.
  await test.step('by keyboard', async () => {
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
    const { from, to } = board.key
    const corner = board.grid.getByRole('gridcell').first()
    await expect(corner).toHaveAttribute('tabindex', '0')
    await corner.focus()
    await page.keyboard.press('ArrowUp')
    await expect(corner).toBeFocused()
    await go(0, seen(from))
    await expect(board.square(from)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(board.square(from)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(board.status).toHaveText('Put back.')
    await page.keyboard.press('Space')
    await go(seen(from), seen(to))
    await page.keyboard.press('Enter')
    await expect(board.status).toContainText('Checkmate.')
    await expect(board.square(to)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(board.square(to)).toBeFocused()
  })
})

test('in two: a hint names the piece; the answer is shown in words and on the board; a wrong try is taken back; the key is answered on the board, then any mate will do', async ({
  page,
}) => {
  const board = await PuzzleBoard.open(page, IN_TWO)
  const before = await board.names()
  await board.section.getByRole('button', { name: 'A hint' }).click()
  await expect(board.status).toContainText(`on ${nameOf(board.key.from)}.`)
  await board.section.getByText('Show the answer').click()
  await expect(board.section.getByText(/^1\. /)).toBeVisible()
  await expect(board.square(board.mate.to)).not.toHaveAccessibleName(/empty/)
  await expect(board.claim).toBeHidden()
  await board.section.getByText('Show the answer').click()
  await expect.poll(() => board.names()).toEqual(before)
  await expectWrongTries(board)
  await board.tap(board.key)
  await expect(board.status).toContainText('Yes!')
  await expect(board.status).toContainText('Now mate.')
  const answer = board.key.answer as { from: number; to: number }
  await expect(board.square(answer.from)).toHaveAccessibleName(/, empty/)
  await board.tap(board.mate)
  await expect(board.status).toContainText('Checkmate.')
  await expect(board.claim).toBeVisible()
})

test('days in a row are counted on the device', async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('academy.puzzle'))
  await page.goto('/puzzle')
  const today = (await page.locator('.puzzle-board').getAttribute('data-date'))!
  const before = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
  await page.evaluate(
    (last) => localStorage.setItem('academy.puzzle', JSON.stringify({ last, days: 2 })),
    before
  )
  const board = await PuzzleBoard.open(page, '/puzzle')
  await board.solve()
  await expect(board.status).toContainText('3 days in a row.')
  const solved = await board.names()
  // It stays solved, with the way to the free lesson, there and on the other page.
  for (const path of ['/puzzle', '/']) {
    const again = await PuzzleBoard.open(page, path)
    await expect(again.status).toContainText('Checkmate. Well seen! 3 days in a row.')
    await expect(again.claim).toBeVisible()
    await expect(page.locator('.pz-was')).toHaveCount(2)
    await expect.poll(() => again.names()).toEqual(solved)
  }
  expect(JSON.parse((await kept())!)).toEqual({ last: today, days: 3 })

  // A tab of yesterday's that is solved only now.
  await page.evaluate(() => {
    const tomorrow = { last: '2999-01-01', days: 4 }
    localStorage.setItem('academy.puzzle', JSON.stringify(tomorrow))
  })
  const late = await PuzzleBoard.open(page, '/puzzle')
  await late.solve()
  await expect(late.status).toContainText('4 days in a row.')
  expect(JSON.parse((await kept())!)).toEqual({ last: '2999-01-01', days: 4 })
})

test('axe finds nothing, neither in the board as it wakes nor in its midst', async ({ page }) => {
  for (const path of ['/', '/puzzle', IN_ONE, '/no-such-page']) {
    const board = await PuzzleBoard.open(page, path)
    await expectAccessible(page)
    // Of the two pages that are the problem's own, one.
    if (path === IN_ONE) continue
    await board.square(board.key.from).click()
    await expectAccessible(page)
    await board.square(board.key.from).click()
    await board.solve()
    await expectAccessible(page)
    await page.evaluate(() => localStorage.clear())
  }
})

test('a problem that does not come leaves the picture of its board', async ({ page, faults }) => {
  await page.route('**/puzzle/*.json', (route) => route.abort())
  await page.goto(IN_ONE)
  await page.locator('.puzzle-board').scrollIntoViewIfNeeded()
  const picture = page.getByRole('img', { name: /^A chessboard\. White: / })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512)
  await expect(page.getByRole('grid')).toHaveCount(0)
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_FAILED/.test(fault)))
})
