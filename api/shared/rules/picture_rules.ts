import { brand } from '../identity/brand.js'

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024
export const PICTURE_MAX_PIXELS = 50_000_000
/** Longest side, in pixels: decoding a strip of 1 × 40,000,000 takes 20 seconds. */
export const PICTURE_MAX_SIDE = 20_000
export const PICTURE_MAX_UNPACKED = 250_000_000

export const PICTURE_WIDTHS = {
  tournaments: [400, 800],
  achievements: [240, 400, 800],
} as const

export const BANNER_RATIO = 4 / 3
export const IMAGE_RATIO = 3 / 4

export const PICTURE_TOO_LARGE = 'The picture is larger than 10 MB'
export const PICTURE_TOO_MANY_PIXELS = 'The picture has more than 50 megapixels'
export const PICTURE_TOO_HEAVY =
  'The picture is too large to open; save it with fewer megapixels or as a plain JPEG'
export const PICTURE_UNREADABLE =
  'The file is not a picture we can read (JPEG, PNG, WebP, AVIF or GIF)'
export const PICTURE_NEW_AND_REMOVED = 'Send a new picture or remove the present one, not both'

export const cropper = {
  outputWidth: 800,
  quality: 0.9,
  /** Under what is transparent. */
  fill: brand.panel,
  zoomMin: 0.5,
  zoomMax: 3,
  zoomStep: 0.1,
  rotationStep: 90,
  initialBox: 0.8,
  minWidth: 50,
} as const
