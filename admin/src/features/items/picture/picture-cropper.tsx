import { useRef, useState } from 'react'
import { cropper } from '@academy/api/shared/rules/picture_rules'
import { m } from '@/lib/messages'
import { FieldError } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { CropControls } from './crop-controls'
import { CropReadOut } from './crop-read-out'
import { CropStage } from './crop-stage'
import {
  coveredPart,
  firstFraming,
  regionOf,
  steppedZoom,
  turned,
  type Framing,
  type Size,
  type Turns,
} from './crop-geometry'
import type { PictureSource } from './picture-source'
import { renderCrop } from './render-crop'
import { useProof } from './use-proof'

interface PictureCropperProps {
  source: PictureSource
  ratio: number
  framing: Framing | undefined
  onCancel: () => void
  onCrop: (blob: Blob, framing: Framing) => void
}

export default function PictureCropper({
  source,
  ratio,
  framing,
  onCancel,
  onCrop,
}: PictureCropperProps) {
  const [zoom, setZoom] = useState(framing?.zoom ?? firstFraming.zoom)
  const [turns, setTurns] = useState<Turns>(framing?.turns ?? firstFraming.turns)
  const [shift, setShift] = useState({ x: 0, y: 0 })
  const [shown, setShown] = useState<Size>()
  const [isCutting, setIsCutting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { proofUrl, failure: unreadable } = useProof(source, turns)
  // The shift is in screen pixels, so the earlier framing waits for the picture's shown size.
  const pending = useRef(framing)

  const present: Framing = {
    zoom,
    turns,
    x: shown ? shift.x / shown.width : 0,
    y: shown ? shift.y / shown.height : 0,
  }
  const region = regionOf(present, source, ratio)

  function onShown(size: Size) {
    setShown(size)
    if (!pending.current) return
    setShift({ x: pending.current.x * size.width, y: pending.current.y * size.height })
    pending.current = undefined
  }

  function turn(to: Turns) {
    setTurns(to)
    setShift({ x: 0, y: 0 })
    setShown(undefined)
  }

  function reset() {
    setZoom(firstFraming.zoom)
    if (turns === firstFraming.turns) setShift({ x: 0, y: 0 })
    else turn(firstFraming.turns)
  }

  async function crop() {
    if (isCutting || !shown) return
    if (region.width < cropper.minWidth || !coveredPart(region, turned(source, turns))) {
      return console.error('The crop area is invalid', region)
    }
    setIsCutting(true)
    setFailure(undefined)
    try {
      onCrop(await renderCrop(source, present, ratio), present)
    } catch (error) {
      console.error('The picture could not be cropped', error)
      setFailure(m.cropFailed())
      setIsCutting(false)
    }
  }

  return (
    <Dialog
      onClose={onCancel}
      showCloseButton={false}
      className="flex h-dvh max-h-none w-full max-w-none flex-col gap-3 rounded-none border-0 p-4 outline-none tall:h-[min(52rem,calc(100dvh-2rem))] tall:w-[calc(100%-2rem)] tall:max-w-3xl tall:rounded-panel tall:border tall:p-6"
      focusOn={(content) => content}
      onInteractOutside={(event) => event.preventDefault()}
    >
      <DialogTitle>{m.cropPicture()}</DialogTitle>
      <DialogDescription className="text-sm short:sr-only">{m.cropHow()}</DialogDescription>
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto short:landscape:flex-row short:landscape:overflow-hidden">
        <CropStage
          proofUrl={proofUrl}
          isFailed={unreadable !== undefined}
          ratio={ratio}
          zoom={zoom}
          shift={shift}
          shown={shown}
          onShown={onShown}
          onShift={setShift}
          onZoom={setZoom}
        />
        <div className="flex flex-col gap-3 short:landscape:w-[min(20rem,50%)] short:landscape:overflow-y-auto">
          <CropReadOut region={region} isReady={shown !== undefined} />
          <CropControls
            zoom={zoom}
            turns={turns}
            onZoom={(next) => setZoom(steppedZoom(next))}
            onTurn={turn}
            onReset={reset}
          />
          {(failure ?? unreadable) && (
            <div role="alert">
              <FieldError>{failure ?? unreadable}</FieldError>
            </div>
          )}
          <div className="flex gap-3 sm:justify-end">
            <Button variant="outline" className="flex-1 sm:flex-none" onClick={onCancel}>
              {m.cancel()}
            </Button>
            <Button
              className="flex-1 sm:flex-none"
              disabled={isCutting || !shown}
              onClick={() => void crop()}
            >
              {isCutting ? m.cropping() : m.crop()}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
