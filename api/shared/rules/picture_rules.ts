import { brand } from '../identity/brand.js'
import type { Coded } from './codes.js'

export const PICTURE_MAX_MEGABYTES = 10
export const PICTURE_MAX_BYTES = PICTURE_MAX_MEGABYTES * 1024 * 1024
export const PICTURE_MAX_MEGAPIXELS = 50
export const PICTURE_MAX_PIXELS = PICTURE_MAX_MEGAPIXELS * 1_000_000
/** Shortest side, in pixels: of less nothing can be seen. */
const PICTURE_MIN_SIDE = 40
/** Longest side over shortest: decoding a strip of 1 × 40,000,000 takes 20 seconds. */
const PICTURE_MAX_RATIO = 20
export const PICTURE_MAX_UNPACKED = 250_000_000

export const PICTURE_WIDTHS = {
  tournaments: [400, 800],
  achievements: [240, 400, 800],
} as const

export const PICTURE_TOO_LARGE: Coded = {
  code: 'picture_too_large',
  params: { megabytes: PICTURE_MAX_MEGABYTES },
}

/** What is wrong with the shape of a picture, whichever way up its sides are given. */
export function pictureShapeFault(width: number, height: number): Coded | undefined {
  const short = Math.min(width, height)
  if (short < PICTURE_MIN_SIDE) {
    return { code: 'picture_too_small', params: { pixels: PICTURE_MIN_SIDE } }
  }
  if (Math.max(width, height) / short > PICTURE_MAX_RATIO) {
    return { code: 'picture_too_narrow', params: { times: PICTURE_MAX_RATIO } }
  }
  return undefined
}

export const BANNER_RATIO = 4 / 3
export const IMAGE_RATIO = 3 / 4

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
