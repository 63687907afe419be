import type { Metadata } from 'sharp'
import pLimit from 'p-limit'
import {
  PICTURE_MAX_MEGAPIXELS,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_UNPACKED,
  pictureShapeFault,
  cropper,
} from '#shared/rules/picture_rules'
import sharp, { pictureStep, STEP_LIMIT } from '#pictures/sharp'
import { UnusablePicture } from '#pictures/unusable_picture'

const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

/** Maximum height over width, because WebP allows 16,383 rows. */
const TALLEST = 4

/** One at a time: see PICTURE_MAX_UNPACKED. */
const oneAtATime = pLimit(1)

function unpackedPixel({ format, isProgressive, channels, depth }: Metadata): number {
  if (format === 'heif') return 20
  if (format === 'gif' || format === 'webp') return 5
  if (!isProgressive) return 0
  return format === 'jpeg' ? 2 * channels : channels * (depth === 'ushort' ? 2 : 1)
}

async function assertReadable(bytes: Buffer) {
  const header = await readHeader(bytes)
  // Only AVIF of the HEIF family: there is no HEVC decoder.
  const isKnown = header && (header.format !== 'heif' || header.compression === 'av1')
  if (!isKnown || !FORMATS.has(header.format))
    throw new UnusablePicture({ code: 'picture_unreadable' })
  const misshapen = pictureShapeFault(header.width, header.height)
  if (misshapen) throw new UnusablePicture(misshapen)
  if (header.width * header.height > PICTURE_MAX_PIXELS) {
    const params = { megapixels: PICTURE_MAX_MEGAPIXELS }
    throw new UnusablePicture({ code: 'picture_too_many_pixels', params })
  }
  if (header.width * header.height * unpackedPixel(header) > PICTURE_MAX_UNPACKED) {
    throw new UnusablePicture({ code: 'picture_too_heavy' })
  }
}

async function readHeader(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

export async function decodePicture(bytes: Buffer, maxWidth: number) {
  await assertReadable(bytes)
  return oneAtATime(() => pictureStep(() => decode(bytes, maxWidth)))
}

async function decode(bytes: Buffer, maxWidth: number) {
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: PICTURE_MAX_PIXELS,
      failOn: 'error',
      pages: 1,
    })
      .timeout(STEP_LIMIT)
      .autoOrient()
      .resize({
        width: maxWidth,
        height: maxWidth * TALLEST,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: cropper.fill })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
    })
  } catch {
    throw new UnusablePicture({ code: 'picture_unreadable' })
  }
}
