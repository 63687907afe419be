import { cropper } from '@academy/api/shared/rules/picture_rules'
import type { PictureSource } from './picture-source'

export interface Size {
  width: number
  height: number
}

interface Rect extends Size {
  x: number
  y: number
}

/** Clockwise quarter turns. */
export type Turns = 0 | 1 | 2 | 3

/** `x` and `y` are the picture's shift as a fraction of its shown width and height. */
export interface Framing {
  zoom: number
  turns: Turns
  x: number
  y: number
}

/** As much of the picture as has the ratio: all of one that has it already. */
export const wholeFraming: Framing = { zoom: cropper.initialBox, turns: 0, x: 0, y: 0 }

const turned = ({ width, height }: Size, turns: Turns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** The largest crop box of a ratio within 80 % of the picture at zoom 1. */
export function boxFor(shown: Size, ratio: number): Size {
  const width = Math.min(shown.width, shown.height * ratio) * cropper.initialBox
  return { width, height: width / ratio }
}

/** What the box shows, in pixels of the turned picture; zoomed out it reaches beyond it. */
export function regionOf(framing: Framing, source: Size, ratio: number): Rect {
  const picture = turned(source, framing.turns)
  const box = boxFor(picture, ratio)
  const width = box.width / framing.zoom
  const height = box.height / framing.zoom
  return {
    x: picture.width / 2 - (framing.x * picture.width) / framing.zoom - width / 2,
    y: picture.height / 2 - (framing.y * picture.height) / framing.zoom - height / 2,
    width,
    height,
  }
}

/** The upload: 800 px wide, JPEG 0.9, cut from the pixels of the source itself. */
export const renderCrop = (source: PictureSource, framing: Framing, ratio: number) =>
  paint(source, framing.turns, regionOf(framing, source, ratio), {
    width: cropper.outputWidth,
    height: Math.round(cropper.outputWidth / ratio),
  })

// iOS refuses canvases above 16 megapixels; a small picture is enlarged to fill the cropper.
const PROOF_LONGEST = 2048
const PROOF_SHORTER_SIDE = 900

/** The turned picture as the cropper shows it. */
export function renderProof(source: PictureSource, turns: Turns) {
  const whole = turned(source, turns)
  const enlargement = PROOF_SHORTER_SIDE / Math.min(whole.width, whole.height)
  const fitting = PROOF_LONGEST / Math.max(whole.width, whole.height)
  const scale = Math.min(fitting, Math.max(1, enlargement))
  const size = { width: whole.width * scale, height: whole.height * scale }
  return paint(source, turns, { x: 0, y: 0, ...whole }, size)
}

/** Draws a region of the turned picture; what has no pixels is filled. */
async function paint(source: PictureSource, turns: Turns, region: Rect, size: Size): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(size.width)
  canvas.height = Math.round(size.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gave no canvas')
  context.fillStyle = cropper.fill
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const whole = turned(source, turns)
  context.scale(canvas.width / region.width, canvas.height / region.height)
  context.translate(whole.width / 2 - region.x, whole.height / 2 - region.y)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(source.image, -source.width / 2, -source.height / 2)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', cropper.quality)
  )
  // Frees the pixels now: iOS counts them until the collector comes by.
  canvas.width = 0
  if (!blob) throw new Error('The browser could not write the picture')
  return blob
}
