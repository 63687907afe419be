import { fromColumn } from '#database/columns'

export interface StoredPicture {
  /** Path of the files without width and ending: `tournaments/<32 hexadecimal digits>`. */
  base: string
  width: number
  height: number
  widths: number[]
  avif: boolean
  placeholder: string
}

export interface Picture {
  width: number
  height: number
  srcset: { avif: string | null; webp: string; jpeg: string }
  placeholder: string
}

export type PictureFormat = 'avif' | 'webp' | 'jpg'

export const PICTURE_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** File names are unique, so a file never changes. */
export const PICTURE_CACHING = 'public, max-age=31536000, immutable'

const NAME = /^(?:tournaments|achievements)\/[0-9a-f]{32}-\d{1,4}\.(avif|webp|jpg)$/

export function formatOf(name: string): PictureFormat | undefined {
  return NAME.exec(name)?.[1] as PictureFormat | undefined
}

export function pictureFile(base: string, width: number, format: PictureFormat): string {
  return `${base}-${width}.${format}`
}

/** Of any of its files. */
export const pictureBase = (name: string) => name.replace(/-\d+\.\w+$/, '')

/** All files that a picture may have; none without a picture. */
export function pictureFiles(picture: StoredPicture | null): string[] {
  if (!picture) return []
  const { base, widths } = picture
  const formats: PictureFormat[] = ['jpg', 'webp', 'avif']
  return widths.flatMap((width) => formats.map((format) => pictureFile(base, width, format)))
}

/** Of a row that was read without its model. */
export function readStoredPicture(text: string | null): StoredPicture | null {
  return fromColumn<StoredPicture>(text)
}

const publicAddress = (name: string) => `/uploads/${name}`

export function pictureUrl(picture: StoredPicture, addressOf = publicAddress): string {
  return addressOf(pictureFile(picture.base, picture.widths.at(-1)!, 'jpg'))
}

export function toPicture(picture: StoredPicture, addressOf = publicAddress): Picture {
  const srcset = (format: PictureFormat) =>
    picture.widths
      .map((width) => `${addressOf(pictureFile(picture.base, width, format))} ${width}w`)
      .join(', ')
  return {
    width: picture.width,
    height: picture.height,
    srcset: {
      avif: picture.avif ? srcset('avif') : null,
      webp: srcset('webp'),
      jpeg: srcset('jpg'),
    },
    placeholder: picture.placeholder,
  }
}
