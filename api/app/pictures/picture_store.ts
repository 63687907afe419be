import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import type { PublicListName } from '#models/revision'
import { decodePicture } from '#pictures/decode_picture'
import { encodePicture, encodePlaceholder, widthsFor } from '#pictures/encode_picture'
import { pictureWork } from '#pictures/sharp'
import { pictureFile, pictureFiles, type StoredPicture } from '#pictures/stored_picture'
import { PICTURE_WIDTHS } from '#shared/picture_rules'
import { writeFileSafely } from '#pictures/write_file'

const WIDEST = PICTURE_WIDTHS.at(-1)!

/** The item is part of the name, so that two items with one picture never share its files. */
function baseName(list: PublicListName, itemId: string, bytes: Buffer) {
  const hash = createHash('sha256').update(itemId).update(bytes).digest('hex')
  return `${list}/${hash.slice(0, 32)}`
}

/**
 * Writes an uploaded picture in every width as JPEG and WebP; AVIF follows in the background.
 * @throws UnusablePicture when it is no picture; nothing has been written then
 */
export function storePicture(
  list: PublicListName,
  itemId: string,
  bytes: Buffer
): Promise<StoredPicture> {
  return pictureWork(async () => {
    const source = await decodePicture(bytes, WIDEST)
    const { width = 0, height = 0 } = await source.metadata()
    const picture: StoredPicture = {
      base: baseName(list, itemId, bytes),
      width,
      height,
      widths: widthsFor(width),
      avif: false,
      placeholder: await encodePlaceholder(source),
    }
    const files = new Map<string, Buffer>()
    for (const size of picture.widths) {
      for (const format of ['jpg', 'webp'] as const) {
        files.set(
          pictureFile(picture.base, size, format),
          await encodePicture(source, size, format)
        )
      }
    }
    try {
      for (const [name, content] of files) await writeFileSafely(name, content)
    } catch (error) {
      await removePicture(picture)
      throw error
    }
    return picture
  })
}

/** Removes every file of a picture; those that are missing do not matter. */
export async function removePicture(picture: StoredPicture) {
  await Promise.all(pictureFiles(picture).map((name) => drive.use().delete(name)))
}
