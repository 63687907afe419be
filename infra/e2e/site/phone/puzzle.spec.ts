import { expect } from '../../fixtures.ts'
import { IN_ONE, PuzzleBoard } from '../puzzle/board.ts'
import { expectNoSidewaysScroll, test } from '../visitor.ts'

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
