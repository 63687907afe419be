import type { PictureChange } from '@/lib/data'
import type { Framing } from './crop'

/**
 * A picture ready to be sent. The original and its framing are there while the page that cut it
 * stays open, so that the crop can be changed; a restored draft has only the crop.
 */
interface CroppedPicture {
  blob: Blob
  original?: File
  framing?: Framing
  /** It came with the item that a new one is copied of. */
  isCopied?: true
}

export type FormPicture = PictureChange<CroppedPicture>

export const changeOf = (picture: FormPicture): PictureChange =>
  picture === 'removed' ? picture : (picture?.blob ?? null)

export const chosenOf = (change: PictureChange): FormPicture =>
  change instanceof Blob ? { blob: change } : change

export function shownUrl(picture: FormPicture, storedUrl: string | null): string | null {
  if (picture === 'removed') return null
  return picture ? pictureUrl(picture.blob) : storedUrl
}

const urls = new WeakMap<Blob, string>()

/** One object URL per blob; the page gives them back when it goes. */
export function pictureUrl(blob: Blob): string {
  const url = urls.get(blob) ?? URL.createObjectURL(blob)
  urls.set(blob, url)
  return url
}
