import { decodePicture } from '#pictures/decode_picture'
import { encodePicture, encodePlaceholder, widthsFor } from '#pictures/encode_picture'
import { drawShareCard } from '#pictures/share_card'
import type { ShareCard } from '#pictures/share_format'
import sharp, { pictureStep } from '#pictures/sharp'

export const pictureTasks = {
  async encodeUpload(bytes: Buffer, wanted: readonly number[]) {
    const source = await decodePicture(bytes, wanted.at(-1)!)
    const { width = 0, height = 0 } = await source.metadata()
    const widths = widthsFor(width, wanted)
    const orders = widths
      .toReversed()
      .flatMap((size) => (['webp', 'jpg'] as const).map((format) => ({ size, format })))
    const [placeholder, ...files] = await Promise.all([
      encodePlaceholder(source),
      ...orders.map(async ({ size, format }) => ({
        size,
        format,
        content: await encodePicture(source, size, format),
      })),
    ])
    return { width, height, widths, placeholder, files }
  },

  encodeAvif: (bytes: Buffer, width: number) => encodePicture(sharp(bytes), width, 'avif'),

  drawCard: (card: ShareCard, picture: Buffer | null) =>
    pictureStep(() => drawShareCard(card, picture)),
}

export type PictureTasks = typeof pictureTasks
