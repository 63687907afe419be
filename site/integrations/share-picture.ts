import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import sharp from 'sharp'
import { brand } from '@academy/api/shared/identity/brand'
import { namesIn } from '@academy/api/shared/identity/academy_names'
import { readCatalogue, speakers } from '@academy/infra/catalogue/speakers'

const WIDTH = 1200
const HEIGHT = 630

/** Some cut out the central square: neither the pieces nor the words leave it. */
const COLUMN = 590

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Sets a text as large as it fits into one line, or at its smallest into several, centred. */
export async function setLine(text: string, sizes: number[], colour: string, weight: '' | 'Bold ') {
  // Read when the first text is set: every machine draws with the fonts of the items' pictures.
  process.env.FONTCONFIG_FILE = at('../../api/resources/fonts/fonts.conf')
  for (const size of sizes) {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${colour}">${text.replaceAll('&', '&amp;')}</span>`,
        font: `Roboto, Noto Sans Devanagari ${weight}${size}px`,
        dpi: 72,
        width: COLUMN,
        align: 'centre',
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    const isOneLine = info.height < size * 1.5
    if (isOneLine || size === sizes.at(-1)) {
      return { input: data, left: Math.round((WIDTH - info.width) / 2), height: info.height }
    }
  }
  throw new Error('A text needs a size.')
}

async function drawSharePicture() {
  const tagline = readCatalogue(speakers.site, 'en').tagline!
  const title = await setLine(
    namesIn('en').academy,
    [64, 60, 56, 52, 48, 44, 40],
    brand.gold,
    'Bold '
  )
  const line = await setLine(tagline, [28, 26, 24, 22, 20], brand.goldPale, '')
  const lineTop = HEIGHT - 40 - line.height

  const pieces = await sharp(at('../src/assets/pictures/king-and-knight-1200.webp'))
    .resize({ width: 960 })
    .extract({ left: 64, top: 0, width: 896, height: 504 })
    .toBuffer()
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: brand.page } })
    .composite([
      { input: pieces, left: 0, top: 0 },
      { ...title, top: lineTop - 22 - title.height },
      { ...line, top: lineTop },
    ])
    .jpeg({ quality: 86, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

export function sharePicture(): AstroIntegration {
  return {
    name: 'share-picture',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('og-image.jpg', dir), await drawSharePicture())
      },
    },
  }
}
