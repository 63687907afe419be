import {
  PICTURE_MAX_PIXELS,
  PICTURE_TOO_MANY_PIXELS,
  PICTURE_UNREADABLE,
  cropper,
} from '#shared/picture_rules'
import sharp, { STEP_LIMIT } from '#pictures/sharp'

/** Why bytes are no picture for us; the message is the sentence for its field. */
export class UnusablePicture extends Error {}

const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

/** Reads only the header: refuses what is no picture, and a bomb before it is unpacked. */
async function assertReadable(bytes: Buffer) {
  const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UnusablePicture(PICTURE_UNREADABLE)
    })
  // Of the HEIF family only AVIF: HEVC needs a decoder that we do not have.
  const isKnown = FORMATS.has(format!) && (format !== 'heif' || compression === 'av1')
  if (!isKnown || !width || !height) throw new UnusablePicture(PICTURE_UNREADABLE)
  if (width * height > PICTURE_MAX_PIXELS) throw new UnusablePicture(PICTURE_TOO_MANY_PIXELS)
}

/**
 * The upright first frame of an uploaded picture, in sRGB without transparency, metadata left
 * behind: a raw bitmap no wider than `maxWidth`.
 * @throws UnusablePicture when the bytes are no whole picture of a kind we take
 */
export async function decodePicture(bytes: Buffer, maxWidth: number) {
  await assertReadable(bytes)
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: PICTURE_MAX_PIXELS,
      failOn: 'error',
      pages: 1,
    })
      .timeout(STEP_LIMIT)
      .autoOrient()
      .resize({ width: maxWidth, withoutEnlargement: true })
      .flatten({ background: cropper.fill })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
    })
  } catch {
    throw new UnusablePicture(PICTURE_UNREADABLE)
  }
}
