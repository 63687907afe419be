import { cropper } from '@academy/api/shared/rules/picture_rules'
import { TriangleAlertIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import type { Rect } from './crop-geometry'

/** How many pixels of the photo the crop takes, and what that means for the result. */
export function CropReadOut({ region, isReady }: { region: Rect; isReady: boolean }) {
  const width = Math.round(region.width)
  const isSmall = isReady && width < cropper.outputWidth
  return (
    <div className="flex min-h-10 flex-col justify-center text-sm">
      <p className="text-muted-foreground tabular-nums" data-testid="crop-pixels">
        {isReady ? m.cropPixels({ width, height: Math.round(region.height) }) : '\u00a0'}
      </p>
      {/* Only the warning speaks: the figures change with every move. */}
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
