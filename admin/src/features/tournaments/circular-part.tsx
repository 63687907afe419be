import { ClipboardPasteIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import * as m from 'virtual:admin-messages'
import { Button } from '@/components/ui/button'
import type { CircularBoxProps } from './circular-box'

const CircularBox = lazy(async () => ({ default: (await import('./circular-box')).CircularBox }))

/** The way to fill the form from a circular; the box and its rules are loaded when it is asked for. */
export function CircularPart(props: CircularBoxProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <Button
        variant="outline"
        className="w-full sm:w-auto sm:self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ClipboardPasteIcon aria-hidden />
        {m.pasteCircular()}
      </Button>
      {isOpen && (
        <Suspense fallback={<p className="text-muted-foreground">{m.loadingShort()}</p>}>
          <CircularBox {...props} />
        </Suspense>
      )}
    </div>
  )
}
