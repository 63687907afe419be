import { cropper } from '@academy/api/shared/rules/picture_rules'
import { MinusIcon, PlusIcon, RefreshCcwIcon, RotateCcwIcon, RotateCwIcon } from 'lucide-react'
import { IconButton } from '@/components/icon-button'
import { Button } from '@/components/ui/button'
import { m } from '@/lib/messages'

interface CropControlsProps {
  zoom: number
  onZoom: (zoom: number) => void
  onTurn: (degrees: number) => void
  onReset: () => void
}

export function steppedZoom(zoom: number): number {
  const onStep = Math.round(zoom / cropper.zoomStep) * cropper.zoomStep
  const inRange = Math.min(cropper.zoomMax, Math.max(cropper.zoomMin, onStep))
  return Number(inRange.toFixed(1))
}

export function CropControls({ zoom, onZoom, onTurn, onReset }: CropControlsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-1">
        <IconButton
          Icon={MinusIcon}
          label={m.zoomOut()}
          disabled={zoom <= cropper.zoomMin}
          onClick={() => onZoom(steppedZoom(zoom - cropper.zoomStep))}
        />
        <input
          type="range"
          aria-label={m.zoom()}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          className="h-12 min-w-0 flex-1 accent-primary"
          min={cropper.zoomMin}
          max={cropper.zoomMax}
          step={cropper.zoomStep}
          value={zoom}
          onChange={(event) => onZoom(steppedZoom(event.target.valueAsNumber))}
        />
        <IconButton
          Icon={PlusIcon}
          label={m.zoomIn()}
          disabled={zoom >= cropper.zoomMax}
          onClick={() => onZoom(steppedZoom(zoom + cropper.zoomStep))}
        />
      </div>
      <div className="flex items-center gap-1">
        <IconButton
          Icon={RotateCcwIcon}
          label={m.rotateLeft()}
          onClick={() => onTurn(-cropper.rotationStep)}
        />
        <IconButton
          Icon={RotateCwIcon}
          label={m.rotateRight()}
          onClick={() => onTurn(cropper.rotationStep)}
        />
        <Button variant="ghost" onClick={onReset}>
          <RefreshCcwIcon aria-hidden />
          {m.reset()}
        </Button>
      </div>
    </div>
  )
}
