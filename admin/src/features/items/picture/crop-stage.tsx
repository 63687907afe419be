import { cropper } from '@academy/api/shared/rules/picture_rules'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { m } from '@/lib/messages'
import { boxFor, steppedZoom, type Size } from './crop-geometry'

const KEY_STEP = 10
// One notch of a mouse wheel, 100 px, is one step of the zoom.
const WHEEL_SPEED = cropper.zoomStep * 2

interface CropStageProps {
  /** Absent while the picture is being decoded or turned. */
  proofUrl: string | undefined
  isFailed: boolean
  ratio: number
  zoom: number
  /** In screen pixels, as is `shown`, the size of the picture at zoom 1. */
  shift: { x: number; y: number }
  shown: Size | undefined
  onShown: (size: Size) => void
  onShift: (shift: { x: number; y: number }) => void
  onZoom: (zoom: number) => void
}

/** The picture under its frame. Wheel and pinch come to rest on the zoom's steps. */
export function CropStage(props: CropStageProps) {
  const { proofUrl, isFailed, ratio, zoom, shift, shown, onShown, onShift, onZoom } = props
  return (
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
          setMediaSize={({ width, height }) => onShown({ width, height })}
          onCropChange={onShift}
          onZoomChange={onZoom}
          onInteractionEnd={() => onZoom(steppedZoom(zoom))}
          // Its own <style> element would be refused by the policy; the file is imported above.
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: 'border-primary! text-black/65!' }}
          cropperProps={{
            role: 'group',
            'aria-label': m.cropFrame(),
          }}
        />
      ) : (
        <p role="status" className="grid h-full place-items-center text-muted-foreground">
          {isFailed ? '' : m.preparingPicture()}
        </p>
      )}
    </div>
  )
}
