import type { Sharp } from 'sharp'
import { PICTURE_WIDTHS } from '#shared/picture_rules'
import sharp, { pictureStep, STEP_LIMIT } from '#pictures/sharp'
import type { PictureFormat } from '#pictures/stored_picture'

/** Quality per format: alike to the eye at card size, AVIF and WebP at about half of JPEG's bytes. */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 84, progressive: true }),
  webp: (picture) => picture.webp({ quality: 80, effort: 4, smartSubsample: true }),
  avif: (picture) => picture.avif({ quality: 58, effort: 3, chromaSubsampling: '4:4:4' }),
}

/** The widths a source of that width is written in, smallest first: never larger than it is. */
export function widthsFor(sourceWidth: number): number[] {
  const smaller = PICTURE_WIDTHS.filter((width) => width < sourceWidth)
  return [...smaller, Math.min(sourceWidth, PICTURE_WIDTHS.at(-1)!)]
}

export function encodePicture(picture: Sharp, width: number, format: PictureFormat) {
  const resized = picture.clone().resize({ width }).timeout(STEP_LIMIT)
  return pictureStep(() => encoders[format](resized).toBuffer())
}

/** Steps of a placeholder's colours: half the bytes, and blurred nobody sees them. */
const SHADE = 16

/**
 * A picture of a few pixels and some hundred bytes, to stand in until the real one has come. Lossless:
 * at this size WebP's own loss is in the colours, and dark gold gets purple and green spots. Linear:
 * the sharper kernels overshoot beside gold, which makes the dark blue.
 */
export async function encodePlaceholder(picture: Sharp): Promise<string> {
  const size = { width: 6, height: 24, fit: 'inside', kernel: 'linear' } as const
  const small = picture.clone().resize(size).removeAlpha().raw()
  const tiny = await pictureStep(async () => {
    const { data, info } = await small.toBuffer({ resolveWithObject: true })
    const shades = data.map((value) => value - (value % SHADE) + SHADE / 2)
    return sharp(shades, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer()
  })
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
