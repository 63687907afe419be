import { cropper } from '@academy/api/shared/rules/picture_rules'
import { TriangleAlertIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { FieldError } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { m } from '@/lib/messages'
import {
  boxFor,
  regionOf,
  renderCrop,
  renderProof,
  wholeFraming,
  type Framing,
  type Size,
  type Turns,
} from './crop'
import { CropControls, steppedZoom } from './crop-controls'
import type { PictureSource } from './picture-source'

const KEY_STEP = 10
// One notch of a mouse wheel, 100 px, is one step of the zoom.
const WHEEL_SPEED = cropper.zoomStep * 2
const START = { x: 0, y: 0 }

interface PictureCropperProps {
  source: PictureSource
  ratio: number
  framing: Framing | undefined
  onCancel: () => void
  onCrop: (blob: Blob, framing: Framing) => void
}

export default function PictureCropper(props: PictureCropperProps) {
  const { source, ratio, framing = wholeFraming, onCancel, onCrop } = props
  const [zoom, setZoom] = useState(framing.zoom)
  const [turns, setTurns] = useState(framing.turns)
  // In screen pixels, as is `shown`, the size of the turned picture at zoom 1.
  const [shift, setShift] = useState(START)
  const [shown, setShown] = useState<Size>()
  const [isCutting, setIsCutting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const proofUrl = useProof(source, turns, setFailure)
  // The earlier framing waits for the picture's shown size.
  const pending = useRef<Framing | undefined>(framing)

  const present: Framing = {
    ...{ zoom, turns },
    x: shown ? shift.x / shown.width : 0,
    y: shown ? shift.y / shown.height : 0,
  }
  const region = regionOf(present, source, ratio)

  function onShown({ width, height }: Size) {
    setShown({ width, height })
    if (!pending.current) return
    setShift({ x: pending.current.x * width, y: pending.current.y * height })
    pending.current = undefined
  }

  function turn(to: Turns) {
    if (to !== turns) setShown(undefined)
    setTurns(to)
    setShift(START)
  }

  async function crop() {
    if (isCutting || !shown) return
    if (region.width < cropper.minWidth) return console.error('The crop area is invalid', region)
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
      className="flex! h-dvh! max-h-none! w-full! max-w-none! flex-col gap-3! rounded-none! border-0! p-4! outline-none tall:h-[min(52rem,calc(100dvh-2rem))]! tall:w-[calc(100%-2rem)]! tall:max-w-3xl! tall:rounded-panel! tall:border! tall:p-6!"
      focusOn={(content) => content}
      onInteractOutside={(event) => event.preventDefault()}
    >
      <DialogTitle>{m.cropPicture()}</DialogTitle>
      <DialogDescription className="text-sm! short:sr-only">{m.cropHow()}</DialogDescription>
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto short:landscape:flex-row short:landscape:overflow-hidden">
        <div className="relative min-h-[200px] flex-1 overflow-hidden rounded-control bg-black short:landscape:min-h-0">
          {proofUrl ? (
            <Cropper
              key={proofUrl}
              image={proofUrl}
              aspect={ratio}
              crop={shift}
              zoom={zoom}
              minZoom={cropper.zoomMin}
              maxZoom={cropper.zoomMax}
              zoomSpeed={WHEEL_SPEED}
              keyboardStep={KEY_STEP}
              cropSize={shown && boxFor(shown, ratio)}
              setMediaSize={onShown}
              onCropChange={setShift}
              onZoomChange={setZoom}
              onInteractionEnd={() => setZoom(steppedZoom(zoom))}
              // Its own <style> element would be refused by the policy; the file is imported above.
              disableAutomaticStylesInjection
              classes={{ cropAreaClassName: 'border-primary! text-black/65!' }}
              cropperProps={{ role: 'group', 'aria-label': m.cropFrame() }}
            />
          ) : (
            <p role="status" className="grid h-full place-items-center text-muted-foreground">
              {failure ? '' : m.preparingPicture()}
            </p>
          )}
        </div>
        <div className="flex flex-col gap-3 short:landscape:w-[min(20rem,50%)] short:landscape:overflow-y-auto">
          <ReadOut region={region} isReady={shown !== undefined} />
          <CropControls
            zoom={zoom}
            onZoom={setZoom}
            onTurn={(by) => turn(((turns + by + 4) % 4) as Turns)}
            onReset={() => {
              setZoom(wholeFraming.zoom)
              turn(wholeFraming.turns)
            }}
          />
          <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
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

/** How many pixels of the photo the crop takes, and what that means for the result. */
function ReadOut({ region, isReady }: { region: Size; isReady: boolean }) {
  const width = Math.round(region.width)
  const isSmall = isReady && width < cropper.outputWidth
  return (
    <div className="flex min-h-10 flex-col justify-center text-sm">
      <p className="text-muted-foreground tabular-nums">
        {isReady ? m.cropPixels({ width, height: Math.round(region.height) }) : '\u00a0'}
      </p>
      {/* Only the warning is announced: the figures change with every move. */}
      <p role="status" className="flex items-center gap-2 text-pale">
        {isSmall && (
          <>
            <TriangleAlertIcon aria-hidden className="size-4 shrink-0" />
            {width < cropper.minWidth ? m.cropTooFew() : m.cropSoft({ width: cropper.outputWidth })}
          </>
        )}
      </p>
    </div>
  )
}

/** The turned picture as an object URL; undefined while it is drawn. */
function useProof(source: PictureSource, turns: Turns, onFailure: (sentence: string) => void) {
  const [proof, setProof] = useState<{ url: string; turns: Turns }>()
  useEffect(() => {
    let url = ''
    let isGone = false
    renderProof(source, turns).then(
      (blob) => {
        if (isGone) return
        url = URL.createObjectURL(blob)
        setProof({ url, turns })
      },
      (error: unknown) => {
        console.error('The picture could not be shown', error)
        if (!isGone) onFailure(m.cropFailed())
      }
    )
    return () => {
      isGone = true
      URL.revokeObjectURL(url)
    }
  }, [source, turns, onFailure])
  return proof?.turns === turns ? proof.url : undefined
}
