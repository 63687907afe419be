import { setTimeout as pause } from 'node:timers/promises'
import { judge } from './judge.ts'
import { withServer } from './server.ts'
import { slowest } from './slowest.ts'

/** Presses and keys, on a processor four times slower. */
export const interactions = () =>
  withServer({}, async (academy, _, browser) => {
    const options = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
    const page = await browser.newPage(options)
    await page.goto(`${academy.origin}/puzzle`)
    const grid = page.getByRole('grid', { name: 'Chessboard' })
    await grid.waitFor()
    const { x, y, width } = (await grid.boundingBox())!
    // From every square to its neighbour: presses on pieces, moves, and moves that are refused.
    const move = await slowest(page, async () => {
      for (let square = 0; square < 64; square += 1) {
        const at = [square % 8, square >> 3].map((place) => (place + 0.5) * (width / 8))
        await page.touchscreen.tap(x + at[0]!, y + at[1]!)
        await pause(200)
      }
    })
    await page.goto(`${academy.origin}/updates`)
    await page.getByRole('searchbox').click()
    await pause(1000)
    const key = await slowest(page, () => page.keyboard.type('rapid open', { delay: 150 }))
    judge('A press on the board, 4× slower', '≤', 80, move, ' ms')
    judge('A key in the search, 4× slower', '≤', 80, key, ' ms')
  })
