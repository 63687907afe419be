import { cropper } from '@academy/api/shared/rules/picture_rules'
import type { Area } from 'react-easy-crop'

/** How a picture was turned, in degrees, and which part of it was taken, in percent. */
export interface Framing {
  rotation: number
  area: Area
}

/** @param region in pixels of the turned image; zoomed out it reaches beyond it */
export async function renderCrop(
  image: HTMLImageElement,
  rotation: number,
  region: Area,
  ratio: number
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = cropper.outputWidth
  canvas.height = Math.round(cropper.outputWidth / ratio)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gave no canvas')
  context.fillStyle = cropper.fill
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const { naturalWidth: width, naturalHeight: height } = image
  const [turnedWidth, turnedHeight] = rotation % 180 === 0 ? [width, height] : [height, width]
  context.scale(canvas.width / region.width, canvas.height / region.height)
  context.translate(turnedWidth / 2 - region.x, turnedHeight / 2 - region.y)
  context.rotate((rotation * Math.PI) / 180)
  context.drawImage(image, -width / 2, -height / 2)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', cropper.quality)
  )
  // Frees the pixels now: iOS counts them until the collector comes by.
  canvas.width = 0
  if (!blob) throw new Error('The browser could not write the picture')
  return blob
}
