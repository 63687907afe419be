import { pictureShapeFault } from '@academy/api/shared/rules/picture_rules'
import { m } from '@/lib/messages'
import { faultMessage } from '@/lib/fault-message'

export class PictureRefused extends Error {}

// Windows and Android report no type for HEIC files, so the name counts as well.
const isHeic = ({ name, type }: File) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)

export const isPicture = (file: File) => file.type.startsWith('image/') || isHeic(file)

/** @throws PictureRefused */
export async function openPicture(file: File): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    if (image.naturalWidth === 0) throw new Error('The picture has no size of its own')
  } catch {
    URL.revokeObjectURL(image.src)
    const unreadable = faultMessage({ code: 'picture_unreadable' })
    throw new PictureRefused(isHeic(file) ? m.heicUnreadable() : unreadable)
  }
  const misshapen = pictureShapeFault(image.naturalWidth, image.naturalHeight)
  if (misshapen) {
    URL.revokeObjectURL(image.src)
    throw new PictureRefused(faultMessage(misshapen))
  }
  return image
}
