import { PICTURE_UNREADABLE } from '@academy/api/shared/rules/picture_rules'
import { m } from '@/lib/messages'
import type { Size } from './crop-geometry'
import { faultMessage } from '@/lib/fault-message'

/** A chosen picture, not decoded yet. `width` and `height` are in pixels, orientation applied. */
export interface PictureSource extends Size {
  file: Blob
  image: HTMLImageElement
}

export type Decoded = ImageBitmap | HTMLCanvasElement

/** The chosen file cannot be used; `message` is for the person. */
export class PictureRefused extends Error {}

// iOS Safari refuses canvases above 16,777,216 pixels; a bitmap of that size is 64 MB.
const MOST_DECODED_PIXELS = 16_000_000

const HEIC_NAME = /\.hei[cf]$/i
const HEIC_TYPE = /^image\/hei[cf]/

/** Windows and Android report no type for HEIC files, so the name counts as well. */
export function isPicture(file: File): boolean {
  return file.type.startsWith('image/') || HEIC_NAME.test(file.name)
}

export async function openPicture(file: File): Promise<PictureSource> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
    })
    if (image.naturalWidth === 0) throw new Error('The picture has no size of its own')
  } catch {
    URL.revokeObjectURL(image.src)
    throw new PictureRefused(unreadable(file))
  }
  return { file, image, width: image.naturalWidth, height: image.naturalHeight }
}

export function closePicture(source: PictureSource): void {
  URL.revokeObjectURL(source.image.src)
}

/** Why a file cannot be used, for the person. */
export function unreadable(file: File): string {
  return HEIC_TYPE.test(file.type) || HEIC_NAME.test(file.name)
    ? m.heicUnreadable()
    : faultMessage(PICTURE_UNREADABLE)
}

/**
 * The whole picture, orientation applied, at `scale` times its pixels or as near as memory allows.
 *
 * The source rectangle of `createImageBitmap` is not used: Chromium 156 reads it before applying
 * the orientations 6 and 8 and returns another part of the photo.
 */
export async function decodeAt(source: PictureSource, scale: number): Promise<Decoded> {
  const allowed = Math.sqrt(MOST_DECODED_PIXELS / (source.width * source.height))
  const factor = Math.min(scale, allowed)
  const width = Math.max(1, Math.round(source.width * factor))
  const height = Math.max(1, Math.round(source.height * factor))
  return (
    (await decodeOffThread(source.file, width, height)) ?? drawImage(source.image, width, height)
  )
}

/** Gives the pixels back now; iOS counts them until the collector comes by. */
export function closeDecoded(decoded: Decoded): void {
  if ('close' in decoded) decoded.close()
  else decoded.width = 0
}

/** Undefined where the browser cannot resize, or does not apply the orientation, while decoding. */
async function decodeOffThread(
  file: Blob,
  width: number,
  height: number
): Promise<ImageBitmap | undefined> {
  try {
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeQuality: 'high',
    })
    // Only the width was asked for, so the height tells whether the picture lies on its side.
    if (bitmap.width === width && Math.abs(bitmap.height - height) <= 2) return bitmap
    bitmap.close()
    return undefined
  } catch {
    return undefined
  }
}

function drawImage(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new PictureRefused(faultMessage(PICTURE_UNREADABLE))
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return canvas
}
