import { randomBytes } from 'node:crypto'
import type { Kind } from '#kinds'
import { finishInStore } from '#pictures/after_commit'
import { runPictureTask } from '#pictures/run_picture_task'
import { pictureFile, pictureFiles, type StoredPicture } from '#pictures/stored_picture'
import { storedPath, removeFile } from '#pictures/stored_file'
import { PICTURE_WIDTHS } from '#shared/rules/picture_rules'
import { writeFileSafely } from '#pictures/write_file'

/** Unique even for the same bytes, because a failed save removes its files. */
const baseName = (kind: Kind) => `${kind}/${randomBytes(16).toString('hex')}`

export async function storePicture(
  kind: Kind,
  bytes: Buffer,
  isShown = true
): Promise<StoredPicture> {
  const { files, ...encoded } = await runPictureTask('encodeUpload', bytes, PICTURE_WIDTHS[kind])
  const picture: StoredPicture = { base: baseName(kind), ...encoded, avif: false }
  const named = files.map(({ size, format, content }) => ({
    name: pictureFile(picture.base, size, format),
    content,
  }))
  await writeAll(picture, named, isShown)
  return picture
}

async function writeAll(
  picture: StoredPicture,
  files: { name: string; content: Buffer }[],
  isShown: boolean
) {
  const written = await Promise.allSettled(
    files.map(({ name, content }) => writeFileSafely(storedPath(name, isShown), content))
  )
  // After all writes have ended: a file still being written would survive the removal.
  const failed = written.find(({ status }) => status === 'rejected')
  if (!failed) return
  await removePicture(picture)
  throw (failed as PromiseRejectedResult).reason
}

/**
 * Removes the files of a picture that no row names. That they stay is neither a failure of the change nor the
 * one to report of a change that failed: the nightly sweep removes them.
 */
export function removePicture(picture: StoredPicture) {
  const removed = Promise.all(pictureFiles(picture).map(removeFile))
  return finishInStore(removed, 'files of a picture were not removed', { picture: picture.base })
}
