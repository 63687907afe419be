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
    const base = baseName(list, itemId, bytes)
    const widths = widthsFor(width)
    // The slowest first: the others are made beside it.
    const orders = widths
      .toReversed()
      .flatMap((size) => (['webp', 'jpg'] as const).map((format) => ({ size, format })))
    const [placeholder, ...files] = await Promise.all([
      encodePlaceholder(source),
      ...orders.map(async ({ size, format }) => ({
        name: pictureFile(base, size, format),
        content: await encodePicture(source, size, format),
      })),
    ])
    const picture: StoredPicture = { base, width, height, widths, avif: false, placeholder }
    await writeAll(picture, files)
    return picture
  })
}

/** Writes the files of a picture all at once, or leaves none of them. */
async function writeAll(picture: StoredPicture, files: { name: string; content: Buffer }[]) {
  const written = await Promise.allSettled(
    files.map(({ name, content }) => writeFileSafely(name, content))
  )
  // Only now: a file that was still being written would outlive the removal.
  const failed = written.find(({ status }) => status === 'rejected')
  if (!failed) return
  await removePicture(picture)
  throw (failed as PromiseRejectedResult).reason
}

/** Removes every file of a picture; those that are missing do not matter. */
export async function removePicture(picture: StoredPicture) {
  await Promise.all(pictureFiles(picture).map((name) => drive.use().delete(name)))
}
