import { brand } from '../identity/brand.js'
import type { Coded } from './codes.js'

export const PICTURE_MAX_MEGABYTES = 10
export const PICTURE_MAX_BYTES = PICTURE_MAX_MEGABYTES * 1024 * 1024
export const PICTURE_MAX_MEGAPIXELS = 50
export const PICTURE_MAX_PIXELS = PICTURE_MAX_MEGAPIXELS * 1_000_000
/** Longest side, in pixels: decoding a strip of 1 × 40,000,000 takes 20 seconds. */
export const PICTURE_MAX_SIDE = 20_000
export const PICTURE_MAX_UNPACKED = 250_000_000

export const PICTURE_WIDTHS = {
  tournaments: [400, 800],
  achievements: [240, 400, 800],
} as const

export const PICTURE_TOO_LARGE: Coded = {
  code: 'picture_too_large',
  params: { megabytes: PICTURE_MAX_MEGABYTES },
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
