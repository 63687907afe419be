import { cropper } from '@academy/api/shared/rules/picture_rules'
import { m } from '@/lib/messages'
import { regionOf, wholeFraming, type Framing, type Size } from './crop-geometry'
import type { CroppedPicture } from './cropped-picture'
import { closePicture, openPicture, PictureRefused } from './picture-source'
import { renderCrop } from './render-crop'

/** As much as there is of the ratio: the middle of a wide picture, the top of a tall one. */
function unaskedFraming(source: Size, ratio: number): Framing {
  const { height } = regionOf(wholeFraming, source, ratio)
  const above = (source.height - height) / 2
  return { ...wholeFraming, y: (wholeFraming.zoom * above) / source.height }
}

/**
 * Cuts a picture that nobody has framed; the cropper can still change it.
 *
 * @throws PictureRefused with the sentence for the person
 */
export async function cutUnasked(original: File, ratio: number): Promise<CroppedPicture> {
  const source = await openPicture(original)
  try {
    const framing = unaskedFraming(source, ratio)
    if (regionOf(framing, source, ratio).width < cropper.minWidth) throw new Error('Too small')
    return { blob: await renderCrop(source, framing, ratio), original, framing }
  } catch (error) {
    console.warn('A shared picture could not be cropped', error)
    throw new PictureRefused(m.cropFailed())
  } finally {
    closePicture(source)
  }
}
