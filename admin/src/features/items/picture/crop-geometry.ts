import { cropper } from '@academy/api/shared/rules/picture_rules'

export interface Size {
  width: number
  height: number
}

export interface Rect extends Size {
  x: number
  y: number
}

/** Clockwise quarter turns. */
export type Turns = 0 | 1 | 2 | 3

/**
 * How the person framed a picture, free of the screen it was framed on: `zoom` as in the rules,
 * `x` and `y` the picture's shift as a fraction of its shown width and height.
 */
export interface Framing {
  zoom: number
  turns: Turns
  x: number
  y: number
}

export const firstFraming: Framing = { zoom: 1, turns: 0, x: 0, y: 0 }
/** All of a picture that has the box's ratio: one that was cropped before loses nothing unasked. */
export const wholeFraming: Framing = { ...firstFraming, zoom: cropper.initialBox }

export function turned(size: Size, turns: Turns): Size {
  return turns % 2 === 0
    ? { width: size.width, height: size.height }
    : { width: size.height, height: size.width }
}

export function nextStateChanges(turns: Turns, by: 1 | -1): Turns {
  return ((turns + by + 4) % 4) as Turns
}

/** Keeps a zoom inside the rules' range and on their steps. */
export function steppedZoom(zoom: number): number {
  const onStep = Math.round(zoom / cropper.zoomStep) * cropper.zoomStep
  const inRange = Math.min(cropper.zoomMax, Math.max(cropper.zoomMin, onStep))
  return Number(inRange.toFixed(1))
}

/** The crop box on screen: the largest of this ratio within 80 % of the shown picture. */
export function boxFor(shown: Size, ratio: number): Size {
  const width = Math.min(shown.width, shown.height * ratio) * cropper.initialBox
  return { width, height: width / ratio }
}

/**
 * What the box shows, in pixels of the turned source. It reaches beyond the picture where the
 * zoom makes the picture smaller than the box; that part is painted with the fill colour.
 */
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

/** The part of the region that has pixels, or undefined when there is none. */
export function coveredPart(region: Rect, picture: Size): Rect | undefined {
  const x = Math.max(0, region.x)
  const y = Math.max(0, region.y)
  const width = Math.min(picture.width, region.x + region.width) - x
  const height = Math.min(picture.height, region.y + region.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/** The same rectangle in pixels of the source before it was turned. */
export function unturned(rect: Rect, source: Size, turns: Turns): Rect {
  switch (turns) {
    case 0:
      return rect
    case 1:
      return {
        x: rect.y,
        y: source.height - rect.x - rect.width,
        width: rect.height,
        height: rect.width,
      }
    case 2:
      return {
        x: source.width - rect.x - rect.width,
        y: source.height - rect.y - rect.height,
        width: rect.width,
        height: rect.height,
      }
    case 3:
      return {
        x: source.width - rect.y - rect.height,
        y: rect.x,
        width: rect.height,
        height: rect.width,
      }
  }
}
