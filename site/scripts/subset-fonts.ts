/**
 * Writes the fonts into `src/assets/fonts`, cut to what the site prints. Hind sets the words of the
 * Marathi and Hindi catalogues, Noto whatever else is typed in Devanagari. The rupee sign, missing from
 * the `latin` cut, is a file of its own. Run it (`npm run fonts -w site`) after changing a catalogue.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import { translations } from '../src/i18n/languages.ts'
import { devanagariWords, wordsMark } from './devanagari-words.ts'
import { fontForTexts } from './page-font.ts'

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const TEXT = `${ASCII}\u00a0\u00b7\u00d7\u2212–—‘’“”•…`
const RUPEE = '₹'
const between = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
/**
 * Without the letters of other languages in the block, 9 kB a weight. The joiners decide between shapes
 * of a letter; a sign without its letter stands on the dotted circle.
 */
const DEVANAGARI = [
  between(0x0901, 0x0903) + between(0x0905, 0x090b) + '\u090d' + between(0x090f, 0x0911),
  between(0x0913, 0x0928) + between(0x092a, 0x0933) + between(0x0935, 0x0939),
  between(0x093c, 0x0943) + '\u0945' + between(0x0947, 0x0949) + between(0x094b, 0x094d) + '\u0950',
  between(0x0958, 0x095f) + between(0x0964, 0x0970) + '\u0972\u200c\u200d\u25cc',
].join('')

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

async function keep(name: string, font: Buffer) {
  await writeFile(new URL(`${name}.woff2`, folder), font)
  console.log(`${name}.woff2  ${font.length} bytes`)
}

/** Without the tables that only hinting reads. */
const cutFont = (file: Buffer, text: string, keepFeatures?: string[]) =>
  subsetFont(file, text, {
    targetFormat: 'woff2',
    keepFeatures,
    dropTables: ['gasp', 'prep', 'STAT'],
    noHinting: true,
  })

for (const { cut, weight, text, features, name } of fonts) {
  const source = require.resolve(`@fontsource/roboto/files/roboto-${cut}-${weight}-normal.woff2`)
  await keep(name, await cutFont(await readFile(source), text, features))
}

for (const weight of [400, 700]) {
  const name = `noto-sans-devanagari-${weight}`
  const source = new URL(`../../api/resources/fonts/${name}.ttf`, import.meta.url)
  // All of its shaping stays: syllables are put together by it.
  await keep(name, await cutFont(await readFile(source), DEVANAGARI))
}

for (const language of translations) {
  const texts = devanagariWords(language).map((text) => ({ text, language }))
  for (const weight of [400, 700]) {
    const source = require.resolve(`@fontsource/hind/files/hind-devanagari-${weight}-normal.woff2`)
    const whole = await fontverter.convert(await readFile(source), 'truetype')
    const font = await fontForTexts(whole, texts)
    await keep(`hind-${language}-${weight}`, await fontverter.convert(font, 'woff2'))
  }
}
await writeFile(new URL('catalogue-words.txt', folder), `${wordsMark()}\n`)
