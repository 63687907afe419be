import { addressIn, languages, tags, type Language } from '@academy/site/languages'
import { nameOf, readProblem } from '../../../../../site/src/features/puzzle/problem.ts'
import { expect, expectAccessible } from '../../fixtures.ts'
import { IN_ONE } from '../puzzle/board.ts'
import { expectNoSidewaysScroll, test } from '../visitor.ts'
import { allWords, catalogues, englishPhrases } from './catalogue.ts'

const names = Object.keys(languages) as Language[]

for (const language of ['mr', 'hi'] as const) {
  test.describe(`in ${language}, for a browser that asks for it`, () => {
    test.use({ locale: tags[language] })
    const words = catalogues[language]

    test(`the problem is asked, played and passed on in ${language}`, async ({ page, request }) => {
      const english = englishPhrases(language)
      const path = addressIn(language, IN_ONE)
      const problem = (await (await request.get(`${path}.json`)).json()) as { line: string }
      const [{ from, to }] = readProblem(problem.line).tables[0] as [{ from: number; to: number }]
      await page.goto(path)
      await page.locator('.puzzle-board').scrollIntoViewIfNeeded()
      const board = page.getByRole('grid', { name: words.chessboard! })
      await expect(board).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', tags[language])
      for (const one of names) {
        const link = page.locator(`head > link[hreflang=${one}]`)
        await expect(link).toHaveAttribute('href', new RegExp(`//[^/]+${addressIn(one, IN_ONE)}$`))
      }
      const section = page.locator('.puzzle')
      await expect(section.getByRole('status')).toHaveText(words.boardHow!)
      const said = await allWords(page)
      expect(english.filter((phrase) => said.includes(phrase))).toEqual([])
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      for (const square of [from, to]) {
        await board.getByRole('gridcell', { name: new RegExp(`^${nameOf(square)},`) }).click()
      }
      await expect(section.getByRole('status')).toContainText(words.puzzleSolved!)
      const claim = section.getByRole('link', { name: words.puzzleClaim! })
      const text = new URL((await claim.getAttribute('href'))!).searchParams.get('text')
      // The board's page knows the day, so the message does too.
      expect(text).toMatch(/^(नमस्कार|नमस्ते)! .*2026/)
      const picture = await request.get(`${path}.jpg`)
      expect(picture.headers()['content-type']).toBe('image/jpeg')
      const other = await request.get(`${IN_ONE}.jpg`)
      expect((await picture.body()).equals(await other.body())).toBe(false)
    })

    test(`home, today’s page and a wrong address have the board in ${language}`, async ({
      page,
    }) => {
      const english = englishPhrases(language)
      for (const bare of ['/', '/puzzle', '/nothing-here']) {
        await page.goto(addressIn(language, bare))
        await page.locator('.puzzle-board').scrollIntoViewIfNeeded()
        await expect(page.getByRole('grid', { name: words.chessboard! })).toBeVisible()
        const said = await allWords(page)
        expect(
          english.filter((phrase) => said.includes(phrase)),
          bare
        ).toEqual([])
      }
    })
  })
}
