import vine from '@vinejs/vine'
import { PICTURE_TOO_LARGE, PICTURE_UNREADABLE } from '#shared/picture_rules'

/**
 * An uploaded picture. Only its size is judged here; whether it is a picture at all is found out
 * by decoding it.
 */
export function pictureField() {
  return vine.file({ size: '10mb' })
}

export function pictureSentences(field: string) {
  return { [`${field}.file.size`]: PICTURE_TOO_LARGE, [`${field}.file`]: PICTURE_UNREADABLE }
}
