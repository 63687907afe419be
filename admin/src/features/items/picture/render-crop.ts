import { cropper } from '@academy/api/shared/rules/picture_rules'
import {
  coveredPart,
  regionOf,
  turned,
  unturned,
  type Framing,
  type Rect,
  type Size,
  type Turns,
} from './crop-geometry'
import { closeDecoded, decodeAt, type Decoded, type PictureSource } from './picture-source'

const PROOF_LONGEST = 2048
// Below this the picture would sit as a stamp in the middle of the cropper.
const PROOF_SHORTER_SIDE = 900
const PROOF_QUALITY = 0.85

/** A decoded picture of at most 2048 px, whatever the camera made. Close it when done. */
export function decodeProof(source: PictureSource): Promise<Decoded> {
  return decodeAt(source, Math.min(1, PROOF_LONGEST / Math.max(source.width, source.height)))
}

/** The picture as the cropper shows it: turned, on the fill colour. */
export function renderProof(proof: Decoded, turns: Turns): Promise<Blob> {
  const enlargement = Math.max(1, PROOF_SHORTER_SIDE / Math.min(proof.width, proof.height))
  const whole = { x: 0, y: 0, width: proof.width, height: proof.height }
  const size = turned(scaled(whole, Math.min(enlargement, longestAllowed(whole))), turns)
  return paint(size, PROOF_QUALITY, {
    bitmap: proof,
    from: whole,
    to: { x: 0, y: 0, ...size },
    turns,
  })
}

function longestAllowed(size: Size): number {
  return PROOF_LONGEST / Math.max(size.width, size.height)
}

/** The upload: 800 px wide, JPEG 0.9, cut from the pixels of the source itself. */
export async function renderCrop(
  source: PictureSource,
  framing: Framing,
  ratio: number
): Promise<Blob> {
  const region = regionOf(framing, source, ratio)
  const covered = coveredPart(region, turned(source, framing.turns))
  const output = {
    width: cropper.outputWidth,
    height: Math.round(cropper.outputWidth / ratio),
  }
  if (!covered) return paint(output, cropper.quality)

  const scale = output.width / region.width
  const bitmap = await decodeAt(source, Math.min(1, scale))
  const blob = await paint(output, cropper.quality, {
    bitmap,
    from: scaled(unturned(covered, source, framing.turns), bitmap.width / source.width),
    to: scaled({ ...covered, x: covered.x - region.x, y: covered.y - region.y }, scale),
    turns: framing.turns,
  })
  closeDecoded(bitmap)
  return blob
}

interface Layer {
  bitmap: Decoded
  from: Rect
  to: Rect
  turns: Turns
}

function paint(size: Size, quality: number, layer?: Layer): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(size.width)
  canvas.height = Math.round(size.height)
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('The browser gave no canvas'))
  context.fillStyle = cropper.fill
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (layer) {
    const { bitmap, from, to, turns } = layer
    const { width, height } = turned(to, turns)
    context.imageSmoothingQuality = 'high'
    context.translate(to.x + to.width / 2, to.y + to.height / 2)
    context.rotate((turns * Math.PI) / 2)
    context.drawImage(
      bitmap,
      from.x,
      from.y,
      from.width,
      from.height,
      -width / 2,
      -height / 2,
      width,
      height
    )
  }
  return toJpeg(canvas, quality)
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        // Frees the pixels now: iOS counts them until the collector comes by.
        canvas.width = 0
        if (blob) resolve(blob)
        else reject(new Error('The browser could not write the picture'))
      },
      'image/jpeg',
      quality
    )
  })
}

function scaled(rect: Rect, by: number): Rect {
  return { x: rect.x * by, y: rect.y * by, width: rect.width * by, height: rect.height * by }
}
