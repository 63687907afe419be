/**
 * Writes the site's fonts into `src/assets/fonts`: Roboto cut down to what the site prints.
 * Run it again (`npm run fonts -w site`) after changing a character set; the output is committed.
 *
 * The rupee sign is missing from the `latin` cut, so it gets a file of its own per weight (under
 * 600 bytes), which a browser fetches only where a price stands.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const TEXT = `${ASCII}\u00a0\u00b7\u00d7\u2212–—‘’“”•…`
/** Code signs that no heading, button or name needs; in bold they come from the fallback font. */
const BOLD_TEXT = TEXT.replace(/[\\^_`{|}~<>[\]#$*=@";%×•]/g, '')
const RUPEE = '₹'
/** Weight 900 sets the headline of the home page and nothing else. */
const HEADLINE = 'Master the Game of Kings'

/** Kerning costs 1 kB a weight: it is kept where letters are large enough to show it. */
const fonts = [
  { cut: 'latin', weight: 400, text: TEXT, features: [], name: 'roboto-400' },
  { cut: 'latin', weight: 700, text: BOLD_TEXT, features: ['kern'], name: 'roboto-700' },
  { cut: 'latin', weight: 900, text: HEADLINE, features: ['kern'], name: 'roboto-900-headline' },
  { cut: 'latin-ext', weight: 400, text: RUPEE, features: [], name: 'roboto-400-rupee' },
  { cut: 'latin-ext', weight: 700, text: RUPEE, features: [], name: 'roboto-700-rupee' },
]
/** Tables a browser draws nothing from. `name` is not among them: without it a font is refused. */
const UNREAD = ['gasp', 'prep', 'GDEF', 'GSUB', 'STAT']

const require = createRequire(import.meta.url)
const folder = new URL('../src/assets/fonts/', import.meta.url)

for (const { cut, weight, text, features, name } of fonts) {
  const source = require.resolve(`@fontsource/roboto/files/roboto-${cut}-${weight}-normal.woff2`)
  const subset = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    dropTables: UNREAD,
    noHinting: true,
  })
  await writeFile(new URL(`${name}.woff2`, folder), subset)
  console.log(`${name}.woff2  ${subset.length} bytes`)
}
