import { cropper } from '@academy/api/shared/rules/picture_rules'
import { useState } from 'react'
import type { Area } from 'react-easy-crop'
import { m } from '@/lib/messages'
import { renderCrop, type Framing } from './crop'

/** What the frame takes: in percent of the picture, and in pixels of the turned one. */
interface Taken {
  area: Area
  region: Area
}

/** What is in the frame, and cutting it out of the picture. */
export function useCutting(
  image: HTMLImageElement,
  ratio: number,
  rotation: number,
  onCrop: (blob: Blob, framing: Framing) => void
) {
  const [taken, setTaken] = useState<Taken>()
  const [isCutting, setIsCutting] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function cut() {
    if (isCutting || !taken) return
    const { area, region } = taken
    if (region.width < cropper.minWidth) return console.error('The crop area is invalid', region)
    setIsCutting(true)
    setFailure(undefined)
    try {
      onCrop(await renderCrop(image, rotation, region, ratio), { rotation, area })
    } catch (error) {
      console.error('The picture could not be cropped', error)
      setFailure(m.cropFailed())
      setIsCutting(false)
    }
  }

  return { taken, setTaken, isCutting, failure, cut }
}
