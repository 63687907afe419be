import { readFile } from 'node:fs/promises'
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from '#pictures/share_format'
import sharp, { STEP_LIMIT } from '#pictures/sharp'

const BOXES = {
  tournaments: { width: 720, height: 540, top: -20 },
  achievements: { width: 560, height: 747, top: -30 },
} as const

const smooth = (from: number, to: number, at: number) => {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

function fadeMask(width: number, height: number, edge: number, fadeOut: [number, number]) {
  const mask = Buffer.alloc(width * height)
  for (let y = 0; y < height; y += 1) {
    const down = 1 - smooth(fadeOut[0], fadeOut[1], y)
    for (let x = 0; x < width; x += 1) {
      const side = smooth(0, edge, Math.min(x, width - 1 - x))
      mask[y * width + x] = Math.round(255 * side * down)
    }
  }
  return { input: mask, raw: { width, height, channels: 1 as const } }
}

export const defaultPicture = (kind: ShareCard['kind']) =>
  readFile(new URL(`../../resources/share/${kind}.webp`, import.meta.url))

/** The photo behind the texts, faded out at its sides and where they begin. */
export async function placePicture(bytes: Buffer, kind: ShareCard['kind'], textTop: number) {
  const { width, top } = BOXES[kind]
  const height = SHARE_HEIGHT
  const cut = -top
  const { data, info } = await sharp(bytes)
    .timeout(STEP_LIMIT)
    .resize({ width, height: BOXES[kind].height, fit: 'cover', position: 'top' })
    .extract({ left: 0, top: cut, width, height: Math.min(height, BOXES[kind].height - cut) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const fadeOut: [number, number] = [textTop - 190, textTop + 90]
  const mask = fadeMask(info.width, info.height, width * 0.22, fadeOut)
  const faded = await sharp(data, {
    raw: { width: info.width, height: info.height, channels: 3 },
  })
    .joinChannel(mask.input, { raw: mask.raw })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { input: faded, left: Math.round((SHARE_WIDTH - width) / 2), top: 0 }
}
