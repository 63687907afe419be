import { expect, IN_MOTION } from '../../fixtures.ts'
import { IN_ONE, PuzzleBoard } from '../puzzle/board.ts'
import { expectNoSidewaysScroll, test } from '../visitor.ts'

test.use(IN_MOTION)

test('with a finger: the board is as wide as the phone, and solved by two taps', async ({
  page,
}) => {
  const board = await PuzzleBoard.open(page, IN_ONE)
  await expectNoSidewaysScroll(page)
  const { width } = (await board.grid.boundingBox())!
  expect(width / 8).toBeGreaterThanOrEqual(40)
  await board.square(board.key.from).tap()
  await expect(board.square(board.key.from)).toHaveAttribute('aria-selected', 'true')
  await board.square(board.key.to).tap()
  await expect(board.status).toContainText('Checkmate.')
  await expect(board.claim).toBeVisible()
})

test('on its side, or with all twice as large, the whole board is seen below the bar', async ({
  page,
}) => {
  const height = 450
  await page.setViewportSize({ width: 720, height })
  const board = await PuzzleBoard.open(page, IN_ONE)
  const bar = (await page.getByRole('banner').boundingBox())!
  const { width, height: tall } = (await board.grid.boundingBox())!
  expect(tall).toBeLessThanOrEqual(height - bar.height)
  expect(tall).toBeCloseTo(width, 0)
})
