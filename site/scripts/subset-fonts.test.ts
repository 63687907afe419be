import { readFile } from 'node:fs/promises'
import fontverter from 'fontverter'
import * as shaper from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'
import { translations } from '@academy/api/shared/languages/languages'
import { readCatalogue, speakers } from '@academy/infra/catalogue/speakers'
import { fontFile, fonts } from './subset-fonts.ts'

async function lettersOf(name: string): Promise<Set<string>> {
  const font = await fontverter.convert(await readFile(fontFile(name)), 'truetype')
  const face = new shaper.Face(new shaper.Blob(new Uint8Array(font).buffer))
  return new Set([...face.collectUnicodes()].map((point) => String.fromCodePoint(point)))
}

const missing = (text: string, letters: Set<string>) =>
  [...new Set(text)].filter((letter) => !letters.has(letter)).join('')

/** Otherwise a letter is drawn by another font: `npm run fonts -w @academy/site`. */
describe('the committed fonts', () => {
  test.each(fonts)('hold the letters of their text: $name', async ({ text, name }) => {
    expect(missing(text, await lettersOf(name))).toBe('')
  })

  test.each(['hind-400', 'hind-700'])('leave figures of Devanagari as typed: %s', async (name) => {
    const figures = '०१२३४५६७८९'
    expect(missing(figures, await lettersOf(name))).toBe(figures)
  })

  test.each(translations)('hold the letters of the catalogue: %s', async (language) => {
    const words = Object.values(readCatalogue(speakers.site, language))
      .join('')
      .replace(/[^\u0900-\u097f]/g, '')
    for (const name of ['hind-400', 'hind-700']) {
      expect(missing(words, await lettersOf(name)), name).toBe('')
    }
  })
})
