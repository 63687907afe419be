import { fileURLToPath } from 'node:url'
import sharp, { STEP_LIMIT } from '#pictures/sharp'

// Read with the first text: only our own fonts, so that every machine draws the same picture.
process.env.FONTCONFIG_FILE = fileURLToPath(
  new URL('../../resources/fonts/fonts.conf', import.meta.url)
)

export interface TextStyle {
  sizes: number[]
  colour: string
  isBold?: boolean
  width: number
  height: number
}

export interface RenderedText {
  input: Buffer
  width: number
  height: number
}

/** Removes invisible characters except joiners, which Devanagari needs. */
export function printable(text: string): string {
  const visible = text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ').trim()
  return /[^\u200c\u200d]/.test(visible) ? visible : ''
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

async function renderAt(text: string, size: number, { colour, isBold, width }: TextStyle) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escape(text)}</span>`,
      font: `Roboto, Noto Sans Devanagari ${isBold ? 'Bold ' : ''}${size}px`,
      dpi: 72,
      width,
      align: 'centre',
      wrap: 'word-char',
      spacing: Math.round(size * 0.04),
      rgba: true,
    },
  })
    .timeout(STEP_LIMIT)
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

function truncated(text: string, share: number): string {
  const letters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment)
  const shown = letters.slice(0, Math.floor(letters.length * share)).join('')
  return `${shown.trimEnd()}…`
}

export async function renderText(text: string, style: TextStyle): Promise<RenderedText> {
  for (const size of style.sizes.slice(0, Math.ceil(style.sizes.length / 2))) {
    const rendered = await renderAt(text, size, style)
    if (rendered.height < size * 1.5) return rendered
  }
  for (const size of style.sizes) {
    const rendered = await renderAt(text, size, style)
    if (rendered.height <= style.height) return rendered
  }
  const smallest = style.sizes.at(-1)!
  for (let share = 0.9; share > 0.1; share -= 0.1) {
    const rendered = await renderAt(truncated(text, share), smallest, style)
    if (rendered.height <= style.height) return rendered
  }
  return renderAt('…', smallest, style)
}
