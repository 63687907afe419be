import type { PictureChange } from '@/lib/picture-change'
import type { Framing } from './crop'

/**
 * A picture ready to be sent. The original and its framing are there while the page that cut it
 * stays open, so that the crop can be changed; a restored draft has only the crop.
 */
export interface CroppedPicture {
  blob: Blob
  original?: File
  framing?: Framing
}

export type FormPicture = PictureChange<CroppedPicture>

/** The picture that was cropped here, if there is one. */
export function blobOf(picture: FormPicture): Blob | undefined {
  return picture === 'removed' ? undefined : picture?.blob
}

/** What the item's picture will be, as an address. */
export function shownUrl(picture: FormPicture, storedUrl: string | null): string | null {
  const blob = blobOf(picture)
  if (blob) return pictureUrl(blob)
  return picture === 'removed' ? null : storedUrl
}

const urls = new WeakMap<Blob, string>()

/** One object URL per blob; the page gives them back when it goes. */
export function pictureUrl(blob: Blob): string {
  const url = urls.get(blob) ?? URL.createObjectURL(blob)
  urls.set(blob, url)
  return url
}
