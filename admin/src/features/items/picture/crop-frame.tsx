import { cropper } from '@academy/api/shared/rules/picture_rules'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { m } from '@/lib/messages'
import { steppedZoom } from './crop-controls'

// One notch of a mouse wheel, 100 px, is one step of the zoom.
const WHEEL_SPEED = cropper.zoomStep * 2
/**
 * At its own zoom of 1 the library's frame touches the edges of the picture. Ours is 1 where the
 * picture fits into its place, and the frame takes `initialBox` of it.
 */
const FRAME_ZOOM = 1 / cropper.initialBox

interface CropFrameProps {
  image: HTMLImageElement
  ratio: number
  /** What it takes to begin with, in percent of the picture. */
  firstArea: Area | undefined
  crop: Point
  zoom: number
  rotation: number
  onMove: (crop: Point) => void
  onZoom: (zoom: number) => void
  /** What is in the frame by now: in percent of the picture, and in pixels of the turned one. */
  onTake: (area: Area, region: Area) => void
}

/** The picture, which is moved and zoomed by hand under a frame. */
export function CropFrame(props: CropFrameProps) {
  const { image, ratio, firstArea, crop, zoom, rotation, onMove, onZoom, onTake } = props
  return (
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
        initialCroppedAreaPercentages={firstArea}
        // Zoomed out, the crop reaches beyond the picture.
        restrictPosition={zoom >= cropper.initialBox}
        onCropChange={onMove}
        onZoomChange={(framed) => onZoom(framed / FRAME_ZOOM)}
        onCropAreaChange={onTake}
        onInteractionEnd={() => onZoom(steppedZoom(zoom))}
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
  )
}
