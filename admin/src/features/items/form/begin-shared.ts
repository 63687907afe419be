import { m } from '@/lib/messages'
import { cutUnasked } from '@/features/items/picture/cut-unasked'
import { PictureRefused } from '@/features/items/picture/picture-source'
import { findShare, putShare, textOf } from '@/lib/outbox/share'
import type { SharedOptions } from './use-shared'

/**
 * Puts a share into a form: its text, and the first of its pictures, cut unasked.
 *
 * @returns what takes from the device all that went in; undefined where something could not
 */
export async function beginShared(id: string, form: SharedOptions) {
  const share = await findShare(id)
  if (!share) return undefined
  const text = textOf(share)
  if (text) await form.onText(text)
  const [picture, ...files] = share.files
  if (picture && !(await take(picture, form))) return undefined
  // Words stay with the pictures that are left: they may be about all of them.
  const texts = files.length > 0 ? share.texts : []
  return { settle: () => putShare({ ...share, texts, files }) }
}

async function take(picture: File, { ratio, changePicture, setPictureError }: SharedOptions) {
  try {
    changePicture(await cutUnasked(picture, ratio))
    return true
  } catch (error) {
    setPictureError(error instanceof PictureRefused ? error.message : m.cropFailed())
    return false
  }
}
