/**
 * Writes the fonts into `src/assets/fonts` (`npm run fonts -w site`): Roboto with the letters of English,
 * Hind with the syllables of Marathi and Hindi. The rupee sign, missing from the `latin` cut, is a file
 * of its own.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import { translations } from '../src/i18n/languages.ts'
import { devanagariFont } from './devanagari-font.ts'

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const TEXT = `${ASCII}\u00a0\u00b7\u00d7\u2212–—‘’“”•…`
const RUPEE = '₹'
const HEADLINE = 'Master the Game of Kings'

/** Kerning costs 1 kB a weight: it is kept where letters are large enough to show it. */
const fonts = [
  { cut: 'latin', weight: 400, text: TEXT, features: [], name: 'roboto-400' },
  { cut: 'latin', weight: 700, text: TEXT, features: ['kern'], name: 'roboto-700' },
  { cut: 'latin', weight: 900, text: HEADLINE, features: ['kern'], name: 'roboto-900-headline' },
  { cut: 'latin-ext', weight: 400, text: RUPEE, features: [], name: 'roboto-400-rupee' },
  { cut: 'latin-ext', weight: 700, text: RUPEE, features: [], name: 'roboto-700-rupee' },
]
const require = createRequire(import.meta.url)
const folder = new URL('../src/assets/fonts/', import.meta.url)

async function write(name: string, font: Buffer) {
  await writeFile(new URL(`${name}.woff2`, folder), font)
  console.log(`${name}.woff2  ${font.length} bytes`)
}

for (const { cut, weight, text, features, name } of fonts) {
  const source = require.resolve(`@fontsource/roboto/files/roboto-${cut}-${weight}-normal.woff2`)
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    // Only hinting reads them.
    dropTables: ['gasp', 'prep', 'STAT'],
    noHinting: true,
  })
  await write(name, font)
}

for (const weight of [400, 700]) {
  const source = require.resolve(`@fontsource/hind/files/hind-devanagari-${weight}-normal.woff2`)
  const whole = await fontverter.convert(await readFile(source), 'truetype')
  const font = await devanagariFont(whole, translations)
  await write(`hind-${weight}`, await fontverter.convert(font, 'woff2'))
}
