import { cropper } from '@academy/api/shared/rules/picture_rules'
import { MinusIcon, PlusIcon, RefreshCcwIcon, RotateCcwIcon, RotateCwIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { Button } from '@/components/ui/button'
import { nextStateChanges, type Turns } from './crop-geometry'

interface CropControlsProps {
  zoom: number
  turns: Turns
  onZoom: (zoom: number) => void
  onTurn: (turns: Turns) => void
  onReset: () => void
}

export function CropControls({ zoom, turns, onZoom, onTurn, onReset }: CropControlsProps) {
  const percent = `${Math.round(zoom * 100)}%`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-1">
        <IconButton
          Icon={MinusIcon}
          label={m.zoomOut()}
          disabled={zoom <= cropper.zoomMin}
          onClick={() => onZoom(zoom - cropper.zoomStep)}
        />
        <input
          type="range"
          aria-label={m.zoom()}
          aria-valuetext={percent}
          className="h-12 min-w-0 flex-1 accent-primary"
          min={cropper.zoomMin}
          max={cropper.zoomMax}
          step={cropper.zoomStep}
          value={zoom}
          onChange={(event) => onZoom(event.target.valueAsNumber)}
        />
        <IconButton
          Icon={PlusIcon}
          label={m.zoomIn()}
          disabled={zoom >= cropper.zoomMax}
          onClick={() => onZoom(zoom + cropper.zoomStep)}
        />
        <span aria-hidden className="w-12 text-right text-sm text-muted-foreground tabular-nums">
          {percent}
        </span>
      </div>
      <div className="flex items-center gap-1">
        <IconButton
          Icon={RotateCcwIcon}
          label={m.rotateLeft()}
          onClick={() => onTurn(nextStateChanges(turns, -1))}
        />
        <IconButton
          Icon={RotateCwIcon}
          label={m.rotateRight()}
          onClick={() => onTurn(nextStateChanges(turns, 1))}
        />
        <Button variant="ghost" onClick={onReset}>
          <RefreshCcwIcon aria-hidden />
          {m.reset()}
        </Button>
      </div>
    </div>
  )
}
