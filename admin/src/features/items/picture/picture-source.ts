import { PICTURE_UNREADABLE } from '@academy/api/shared/rules/picture_rules'
import { m } from '@/lib/messages'
import { faultMessage } from '@/lib/fault-message'
import type { Size } from './crop'

/** A chosen picture. `width` and `height` are in pixels, orientation applied. */
export interface PictureSource extends Size {
  image: HTMLImageElement
}

/** The chosen file cannot be used; `message` is for the person. */
export class PictureRefused extends Error {}

const HEIC_NAME = /\.hei[cf]$/i
const HEIC_TYPE = /^image\/hei[cf]/

/** Windows and Android report no type for HEIC files, so the name counts as well. */
export function isPicture(file: File): boolean {
  return file.type.startsWith('image/') || HEIC_NAME.test(file.name)
}

/** @throws PictureRefused */
export async function openPicture(file: File): Promise<PictureSource> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    if (image.naturalWidth === 0) throw new Error('The picture has no size of its own')
  } catch {
    closePicture({ image })
    throw new PictureRefused(unreadable(file))
  }
  return { image, width: image.naturalWidth, height: image.naturalHeight }
}

export function closePicture({ image }: Pick<PictureSource, 'image'>): void {
  URL.revokeObjectURL(image.src)
}

/** Why a file cannot be used, for the person. */
const unreadable = (file: File) =>
  HEIC_TYPE.test(file.type) || HEIC_NAME.test(file.name)
    ? m.heicUnreadable()
    : faultMessage(PICTURE_UNREADABLE)
