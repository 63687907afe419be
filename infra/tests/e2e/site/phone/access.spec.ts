import { expect } from '../../fixtures.ts'
import { checkEveryState } from '../states.ts'
import { test } from '../visitor.ts'

test.use({ viewport: { width: 320, height: 640 } })

checkEveryState()

test('no picture covers the title of its page', async ({ page }) => {
  for (const path of ['/updates', '/achievements', '/testimonials', '/services', '/about']) {
    await page.goto(path)
    const covering = await page.locator('h1').evaluate((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      const lines = Array.from(range.getClientRects())
      const points = lines.flatMap(({ left, right, top, bottom }) =>
        [left + 2, (left + right) / 2, right - 2].flatMap((x) => [
          [x, top + 2],
          [x, bottom - 2],
        ])
      )
      return points
        .map(([x, y]) => document.elementFromPoint(x!, y!))
        .filter((one) => one && !one.contains(title) && !title.contains(one))
        .map((one) => one!.tagName)
    })
    expect(covering, path).toEqual([])
  }
})
