import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import {
  nameOf,
  readProblem,
  type Move,
  type Problem,
  type Try,
} from '../../../../site/src/features/puzzle/problem.ts'

/** A Monday and a Saturday that have had their problems whenever this runs. */
export const IN_ONE = '/puzzle/2026-10-05'
export const IN_TWO = '/puzzle/2026-10-10'

/** The board of a page, once it is awake, with its problem. */
export class PuzzleBoard {
  readonly page: Page
  readonly problem: Problem
  readonly section: Locator
  readonly status: Locator
  readonly grid: Locator

  private constructor(page: Page, problem: Problem, name: string) {
    this.page = page
    this.problem = problem
    this.section = page.locator('.puzzle')
    this.status = this.section.getByRole('status')
    this.grid = this.section.getByRole('grid', { name })
  }

  static async open(page: Page, path: string, name = 'Chessboard'): Promise<PuzzleBoard> {
    const answer = page.waitForResponse((response) =>
      /\/puzzle\/[\w-]+\.json$/.test(response.url())
    )
    await page.goto(path)
    await page.locator('.puzzle-board').scrollIntoViewIfNeeded()
    // Asked for once more: the browser may keep no body of an answer whose page is left.
    const { line } = (await (await page.request.get((await answer).url())).json()) as {
      line: string
    }
    const board = new PuzzleBoard(page, readProblem(line), name)
    await expect(board.grid).toBeVisible()
    return board
  }

  get claim() {
    return this.section.getByRole('link', { name: 'Claim a free first lesson' })
  }

  square(square: number): Locator {
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${nameOf(square)},`) })
  }

  /** The solver's first move, and each that mates after the defence. */
  get key(): Try {
    return this.problem.tables[0]![0]!
  }
  get mate(): Try {
    return this.problem.tables.at(-1)!.find(({ answer }) => answer === 'mate')!
  }
  wrongTry(isFit: (answer: Try['answer']) => boolean): Try | undefined {
    return this.problem.tables[0]!.slice(1).find(({ answer }) => isFit(answer))
  }

  async tap({ from, to }: Move) {
    await this.square(from).click()
    await this.square(to).click()
  }

  /** What stands where, as a screen reader would hear it. */
  names(): Promise<string[]> {
    return this.grid
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel!.replace(', can move here', '')))
  }

  /** Solves it by taps, whichever day's it is. */
  async solve() {
    if (this.problem.tables.length > 1) {
      await this.tap(this.key)
      await expect(this.status).toContainText('Yes!')
    }
    await this.tap(this.mate)
    await expect(this.status).toContainText('Checkmate.')
  }
}
