import { cropper } from '@academy/api/shared/rules/picture_rules'
import { TriangleAlertIcon } from 'lucide-react'
import { FieldError } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { m } from '@/lib/messages'
import type { Framing } from './crop'
import { CropControls } from './crop-controls'
import { CropFrame } from './crop-frame'
import { useCutting } from './use-cutting'
import { usePlacement } from './use-placement'

const FITTING = 1

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
  const { crop, setCrop, zoom, setZoom, rotation, turn, reset } = usePlacement(
    firstZoom,
    framing?.rotation ?? 0
  )
  const { taken, setTaken, isCutting, failure, cut } = useCutting(image, ratio, rotation, onCrop)

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
        <CropFrame
          image={image}
          ratio={ratio}
          firstArea={framing?.area}
          crop={crop}
          zoom={zoom}
          rotation={rotation}
          onMove={setCrop}
          onZoom={setZoom}
          onTake={(area, region) => setTaken({ area, region })}
        />
        <div className="flex flex-col gap-3 short:landscape:w-[min(20rem,50%)] short:landscape:overflow-y-auto">
          <SizeWarning width={taken?.region.width} />
          <CropControls zoom={zoom} onZoom={setZoom} onTurn={turn} onReset={reset} />
          <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
          <CropActions
            isReady={taken !== undefined}
            isCutting={isCutting}
            onCancel={onCancel}
            onCut={() => void cut()}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** @param width of what is taken, in pixels; undefined until it is measured */
function SizeWarning({ width }: { width: number | undefined }) {
  const isSoft = width !== undefined && width < cropper.outputWidth
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-pale">
      {isSoft && (
        <>
          <TriangleAlertIcon aria-hidden className="size-4 shrink-0" />
          {width < cropper.minWidth ? m.cropTooFew() : m.cropSoft({ width: cropper.outputWidth })}
        </>
      )}
    </p>
  )
}

interface CropActionsProps {
  isReady: boolean
  isCutting: boolean
  onCancel: () => void
  onCut: () => void
}

const CropActions = ({ isReady, isCutting, onCancel, onCut }: CropActionsProps) => (
  <div className="flex gap-3 sm:justify-end">
    <Button variant="outline" className="flex-1 sm:flex-none" onClick={onCancel}>
      {m.cancel()}
    </Button>
    <Button className="flex-1 sm:flex-none" disabled={isCutting || !isReady} onClick={onCut}>
      {isCutting ? m.cropping() : m.crop()}
    </Button>
  </div>
)
