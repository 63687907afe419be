import type { Framing } from './crop-geometry'

/**
 * A picture ready to be sent. The original and its framing are there while the page that cut it
 * stays open, so that the crop can be changed; a restored draft has only the crop.
 */
export interface CroppedPicture {
  blob: Blob
  original?: File
  framing?: Framing
}
