import { cropper } from '@academy/api/shared/rules/picture_rules'
import { m } from '@/lib/messages'
import { regionOf, renderCrop, wholeFraming } from './crop'
import type { CroppedPicture } from './form-picture'
import { closePicture, openPicture, PictureRefused } from './picture-source'

/**
 * Cuts a picture that nobody has framed: the middle of a wide one, the top of a tall one. The
 * cropper can still change it.
 *
 * @throws PictureRefused with the sentence for the person
 */
export async function cutUnasked(original: File, ratio: number): Promise<CroppedPicture> {
  const source = await openPicture(original)
  try {
    const middle = regionOf(wholeFraming, source, ratio)
    if (middle.width < cropper.minWidth) throw new Error('Too small')
    const framing = { ...wholeFraming, y: (wholeFraming.zoom * middle.y) / source.height }
    return { blob: await renderCrop(source, framing, ratio), original, framing }
  } catch (error) {
    console.warn('A shared picture could not be cropped', error)
    throw new PictureRefused(m.cropFailed())
  } finally {
    closePicture(source)
  }
}
