/**
 * Writes the fonts into `src/assets/fonts` (`npm run fonts -w @academy/site`): Roboto with the letters of English,
 * the heaviest with those of the home page's headline alone; Hind with the syllables of Marathi and Hindi,
 * and with their names alone. The rupee sign, missing from the `latin` cut, is a file of its own.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import { languages, translations } from '@academy/api/shared/languages/languages'
import { readCatalogue, speakers } from '@academy/infra/catalogue/speakers'
import { devanagariFont } from './devanagari-font.ts'

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const TEXT = `${ASCII}\u00a0\u00b7\u00d7\u2212–—‘’“”•…`
const RUPEE = '₹'
const HEADLINE = readCatalogue(speakers.site, 'en').homeHeadline!.replace(/<\/?b>/g, '')
const NAMES = languages.mr + languages.hi

/** Kerning costs 1 kB a weight: it is kept where letters are large enough to show it. */
export const fonts = [
  { cut: 'roboto-latin-400', text: TEXT, features: [], name: 'roboto-400' },
  { cut: 'roboto-latin-700', text: TEXT, features: ['kern'], name: 'roboto-700' },
  { cut: 'roboto-latin-900', text: HEADLINE, features: ['kern'], name: 'roboto-900-headline' },
  { cut: 'roboto-latin-ext-400', text: RUPEE, features: [], name: 'roboto-400-rupee' },
  { cut: 'roboto-latin-ext-700', text: RUPEE, features: [], name: 'roboto-700-rupee' },
  { cut: 'hind-devanagari-400', text: NAMES, features: undefined, name: 'hind-400-names' },
]
const require = createRequire(import.meta.url)

export const fontFile = (name: string) =>
  new URL(`../src/assets/fonts/${name}.woff2`, import.meta.url)

async function write(name: string, font: Buffer) {
  await writeFile(fontFile(name), font)
  console.log(`site/src/assets/fonts/${name}.woff2  ${font.length} bytes`)
}

const fileOf = (cut: string) =>
  readFile(require.resolve(`@fontsource/${cut.split('-')[0]}/files/${cut}-normal.woff2`))

async function writeFonts() {
  for (const { cut, text, features, name } of fonts) {
    const font = await subsetFont(await fileOf(cut), text, {
      targetFormat: 'woff2',
      ...(features && { keepFeatures: features }),
      // Only hinting reads them.
      dropTables: ['gasp', 'prep', 'STAT'],
      noHinting: true,
    })
    await write(name, font)
  }

  for (const weight of [400, 700]) {
    const whole = await fontverter.convert(await fileOf(`hind-devanagari-${weight}`), 'truetype')
    const font = await devanagariFont(whole, translations)
    await write(`hind-${weight}`, await fontverter.convert(font, 'woff2'))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFonts()
