import { cropper } from '@academy/api/shared/rules/picture_rules'
import { TriangleAlertIcon } from 'lucide-react'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { FieldError } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { m } from '@/lib/messages'
import { renderCrop, type Framing } from './crop'
import { CropControls, steppedZoom } from './crop-controls'

// One notch of a mouse wheel, 100 px, is one step of the zoom.
const WHEEL_SPEED = cropper.zoomStep * 2
const CENTRE = { x: 0, y: 0 }
const FITTING = 1
/**
 * At its own zoom of 1 the library's frame touches the edges of the picture. Ours is 1 where the
 * picture fits into its place, and the frame takes `initialBox` of it.
 */
const FRAME_ZOOM = 1 / cropper.initialBox

/** By how much the shape of a photo may differ from the one that is asked for, of which nobody sees it. */
const SHAPE_TOLERANCE = 0.01

const isOfShape = ({ naturalWidth, naturalHeight }: HTMLImageElement, ratio: number) =>
  Math.abs(naturalWidth / naturalHeight / ratio - 1) < SHAPE_TOLERANCE

interface PictureCropperProps {
  image: HTMLImageElement
  ratio: number
  framing: Framing | undefined
  /** It was cut before, and its original is gone: the frame begins around all of it. */
  isCut: boolean
  onCancel: () => void
  onCrop: (blob: Blob, framing: Framing) => void
}

export default function PictureCropper(props: PictureCropperProps) {
  const { image, ratio, framing, isCut, onCancel, onCrop } = props
  // Of a photo of the asked shape nothing has to be left out.
  const firstZoom = isCut || isOfShape(image, ratio) ? cropper.initialBox : FITTING
  const [crop, setCrop] = useState(CENTRE)
  const [zoom, setZoom] = useState<number>(firstZoom)
  const [rotation, setRotation] = useState(framing?.rotation ?? 0)
  const [taken, setTaken] = useState<{ area: Area; region: Area }>()
  const [isCutting, setIsCutting] = useState(false)
  const [failure, setFailure] = useState<string>()

  /** By a quarter; what stands in the middle of the frame stays there. */
  function turn(degrees: number) {
    setRotation((rotation + degrees + 360) % 360)
    setCrop(({ x, y }) => (degrees > 0 ? { x: -y, y: x } : { x: y, y: -x }))
  }

  function reset() {
    setZoom(firstZoom)
    setRotation(0)
    setCrop(CENTRE)
  }

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

  return (
    <Dialog
      onClose={onCancel}
      showCloseButton={false}
      // Without the motion of opening: the library measures its place at once, and not again.
      className="flex! h-dvh! max-h-none! w-full! max-w-none! animate-none! flex-col gap-3! rounded-none! border-0! p-4! outline-none tall:h-[min(52rem,calc(100dvh-2rem))]! tall:w-[calc(100%-2rem)]! tall:max-w-3xl! tall:rounded-panel! tall:border! tall:p-6!"
      focusOn={(content) => content}
      onInteractOutside={(event) => event.preventDefault()}
    >
      <DialogTitle>{m.cropPicture()}</DialogTitle>
      <DialogDescription className="text-sm! short:sr-only">
        {m.cropHow()} <span className="pointer-coarse:hidden">{m.cropKeys()}</span>
      </DialogDescription>
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto short:landscape:flex-row short:landscape:overflow-hidden">
        <div className="[container-type:size] relative min-h-[200px] flex-1 overflow-hidden rounded-control bg-black short:landscape:min-h-0">
          <Cropper
            image={image.src}
            aspect={ratio}
            crop={crop}
            zoom={zoom * FRAME_ZOOM}
            rotation={rotation}
            minZoom={cropper.zoomMin * FRAME_ZOOM}
            maxZoom={cropper.zoomMax * FRAME_ZOOM}
            zoomSpeed={WHEEL_SPEED * FRAME_ZOOM}
            keyboardStep={10}
            initialCroppedAreaPercentages={framing?.area}
            // Zoomed out, the crop reaches beyond the picture.
            restrictPosition={zoom >= cropper.initialBox}
            onCropChange={setCrop}
            onZoomChange={(framed) => setZoom(framed / FRAME_ZOOM)}
            onCropAreaChange={(area, region) => setTaken({ area, region })}
            onInteractionEnd={() => setZoom(steppedZoom(zoom))}
            // Its own <style> element would be refused by the policy; the file is imported above.
            disableAutomaticStylesInjection
            classes={{
              // A square holds the frame however the picture is turned; around it one sees what is cut off.
              containerClassName: 'inset-0! m-auto size-[72cqmin] overflow-visible!',
              cropAreaClassName: 'border-primary! text-black/65!',
            }}
            cropperProps={{ role: 'group', 'aria-label': m.cropFrame() }}
          />
        </div>
        <div className="flex flex-col gap-3 short:landscape:w-[min(20rem,50%)] short:landscape:overflow-y-auto">
          <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-pale">
            {taken && taken.region.width < cropper.outputWidth && (
              <>
                <TriangleAlertIcon aria-hidden className="size-4 shrink-0" />
                {taken.region.width < cropper.minWidth
                  ? m.cropTooFew()
                  : m.cropSoft({ width: cropper.outputWidth })}
              </>
            )}
          </p>
          <CropControls zoom={zoom} onZoom={setZoom} onTurn={turn} onReset={reset} />
          <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
          <div className="flex gap-3 sm:justify-end">
            <Button variant="outline" className="flex-1 sm:flex-none" onClick={onCancel}>
              {m.cancel()}
            </Button>
            <Button
              className="flex-1 sm:flex-none"
              disabled={isCutting || !taken}
              onClick={() => void cut()}
            >
              {isCutting ? m.cropping() : m.crop()}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
