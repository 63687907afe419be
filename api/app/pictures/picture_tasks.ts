import { decodePicture } from '#pictures/decode_picture'
import { encodePicture, encodePlaceholder, widthsFor } from '#pictures/encode_picture'
import { drawShareCard } from '#pictures/share_card'
import type { ShareCard } from '#pictures/share_format'
import sharp, { pictureStep } from '#pictures/sharp'

/** What the picture process can be asked for. Bytes and plain values go in and come out. */
export const pictureTasks = {
  /**
   * An uploaded picture in every width as JPEG and WebP.
   * @param wanted pixels, smallest first
   * @throws UnusablePicture when it is no picture
   */
  async encodeUpload(bytes: Buffer, wanted: readonly number[]) {
    const source = await decodePicture(bytes, wanted.at(-1)!)
    const { width = 0, height = 0 } = await source.metadata()
    const widths = widthsFor(width, wanted)
    // The slowest first: the others are made beside it.
    const orders = widths
      .toReversed()
      .flatMap((size) => (['webp', 'jpg'] as const).map((format) => ({ size, format })))
    const [placeholder, ...files] = await Promise.all([
      encodePlaceholder(source),
      ...orders.map(async ({ size, format }) => ({
        ...{ size, format },
        content: await encodePicture(source, size, format),
      })),
    ])
    return { width, height, widths, placeholder, files }
  },

  /** A stored picture in another width as AVIF. */
  encodeAvif: (bytes: Buffer, width: number) => encodePicture(sharp(bytes), width, 'avif'),

  /** The card of an item with its stored picture, or without one: JPEG. */
  drawCard: (card: ShareCard, picture: Buffer | null) =>
    pictureStep(() => drawShareCard(card, picture)),
}

export type PictureTasks = typeof pictureTasks
