/**
 * Writes the colours of `api/shared/identity/brand.ts` into the files that cannot read them there: the
 * stylesheet of the colours and the icons (`npm run brand -w @academy/site`).
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brand, channelsOf } from '@academy/api/shared/identity/brand'
import sharp from 'sharp'

export type Colours = typeof brand

const site = new URL('../', import.meta.url)

/** What is wrong with the colours, a sentence each. */
export function colourFaults(colours: Colours): string[] {
  return Object.entries(colours)
    .filter(([, colour]) => !/^#[0-9a-f]{6}$/i.test(colour))
    .map(([name, colour]) => `${name} is '${colour}': a colour is written like #ffd700.`)
}

const propertyOf = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function stylesheet(colours: Colours): string {
  const line = (name: string, share: number) =>
    `    ${name}: rgb(${channelsOf(colours.gold).join(' ')} / ${share});`
  const lines = [
    ...Object.entries(colours).map(([name, colour]) => `    ${propertyOf(name)}: ${colour};`),
    line('--line', 0.16),
    line('--line-strong', 0.34),
    // Of pictures, whose edges melt into it: what is printed has another colour of the page.
    `    --picture-ground: ${colours.page};`,
  ]
  return [
    '/* Written by `npm run brand -w @academy/site`. */',
    '@layer tokens {',
    '  :root {',
    ...lines,
    '  }',
    '}',
    '',
  ].join('\n')
}

/** The knight on the colour of the page. `size`: its share of the width. */
function icon(colours: Colours, drawing: string, { size = 0.86, corner = 0 }) {
  const edge = ((1 - size) / 2) * 64
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<rect width="64" height="64" rx="${corner}" fill="${colours.page}"/>` +
    `<g fill="${colours.gold}" transform="translate(${edge.toFixed(2)} ${edge.toFixed(2)}) scale(${size})">` +
    `${drawing}</g></svg>\n`
  )
}

const ROUND = { corner: 12 }
const PICTURES = [
  { name: 'favicon-32', width: 32, shape: ROUND },
  { name: 'icon-192', width: 192, shape: ROUND },
  { name: 'icon-512', width: 512, shape: ROUND },
  // The device rounds it, and shows the circle in the middle at least.
  { name: 'icon-maskable-512', width: 512, shape: { size: 0.58 } },
  { name: 'apple-touch-icon', width: 180, shape: { size: 0.72 } },
]

/** By their path below `site/`. */
export async function brandFiles(colours: Colours): Promise<Record<string, string | Buffer>> {
  const piece = await readFile(new URL('src/assets/pieces/knight.svg', site), 'utf8')
  const drawing = /<path.*\/>/.exec(piece)![0]
  const files: Record<string, string | Buffer> = {
    'src/styles/colours.css': stylesheet(colours),
    'public/favicon.svg': icon(colours, drawing, ROUND),
  }
  for (const { name, width, shape } of PICTURES) {
    const picture = sharp(Buffer.from(icon(colours, drawing, shape)), {
      density: (72 * width) / 64,
    })
    files[`public/${name}.png`] = await picture.png({ palette: true }).toBuffer()
  }
  return files
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = colourFaults(brand)
  if (faults.length > 0) {
    for (const fault of faults) console.error(`api/shared/identity/brand.ts: ${fault}`)
    process.exit(1)
  }
  for (const [path, content] of Object.entries(await brandFiles(brand))) {
    await writeFile(new URL(path, site), content)
    console.log(`site/${path}  ${content.length} bytes`)
  }
}
