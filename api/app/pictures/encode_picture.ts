import type { Sharp } from 'sharp'
import sharp, { pictureStep, STEP_LIMIT } from '#pictures/sharp'
import type { PictureFormat } from '#pictures/stored_picture'

/** Similar quality at card size; AVIF and WebP take about half of JPEG's bytes. */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 84, progressive: true }),
  webp: (picture) => picture.webp({ quality: 80, effort: 4, smartSubsample: true }),
  avif: (picture) => picture.avif({ quality: 50, effort: 3, chromaSubsampling: '4:4:4' }),
}

export function widthsFor(sourceWidth: number, wanted: readonly number[]): number[] {
  const smaller = wanted.filter((width) => width < sourceWidth)
  return [...smaller, Math.min(sourceWidth, wanted.at(-1)!)]
}

export function encodePicture(picture: Sharp, width: number, format: PictureFormat) {
  const resized = picture.clone().resize({ width }).timeout(STEP_LIMIT)
  return pictureStep(() => encoders[format](resized).toBuffer())
}

const STEP = 8

/** Rounds in YCoCg: rounding RGB channels turns dark gold into green and purple spots. */
function roundShade(pixel: Uint8Array) {
  const [red = 0, green = 0, blue = 0] = pixel
  const round = (value: number) => Math.round(value / STEP) * STEP
  const luma = round((red + 2 * green + blue) / 4)
  const chromaOrange = round(red - blue)
  const chromaGreen = round(green - (red + blue) / 2)
  const rest = luma - chromaGreen / 2
  pixel.set(
    [rest + chromaOrange / 2, luma + chromaGreen / 2, rest - chromaOrange / 2].map((value) =>
      Math.min(255, Math.max(0, value))
    )
  )
}

/** Lossless and linear, because lossy WebP and sharper kernels discolour dark gold at this size. */
export async function encodePlaceholder(picture: Sharp): Promise<string> {
  const size = { width: 6, height: 24, fit: 'inside', kernel: 'linear' } as const
  const small = picture.clone().resize(size).removeAlpha().raw()
  const tiny = await pictureStep(async () => {
    const { data, info } = await small.toBuffer({ resolveWithObject: true })
    for (let at = 0; at < data.length; at += 3) roundShade(data.subarray(at, at + 3))
    return sharp(data, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer()
  })
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
