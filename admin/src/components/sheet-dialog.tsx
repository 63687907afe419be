import * as DialogPrimitive from '@radix-ui/react-dialog'
import { XIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { cn } from '@/lib/cn'

export const sheet =
  'top-[calc(50%+var(--toast)/2)]! flex! h-[calc(100dvh-var(--toast))]! max-h-none! w-full! max-w-none! flex-col gap-0! overflow-hidden! rounded-none! border-0! p-0! outline-none tall:h-auto! tall:max-h-[calc(100dvh-3rem-var(--toast))]! tall:w-[calc(100%-3rem)]! tall:rounded-panel! tall:border!'

/** Below a sheet's scrolling part: its buttons. */
export const sheetFoot =
  'border-t border-border p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6 short:py-2'

export function CloseButton() {
  return (
    <DialogPrimitive.Close asChild>
      <IconButton Icon={XIcon} label={m.close()} />
    </DialogPrimitive.Close>
  )
}

interface SheetDialogProps {
  title: string
  description: string
  heading: Ref<HTMLHeadingElement>
  onClose: () => void
  children: ReactNode
}

export function SheetDialog(props: SheetDialogProps) {
  const { title, description, heading, onClose, children } = props
  return (
    <Dialog onClose={onClose} showCloseButton={false} className={cn(sheet, 'tall:max-w-2xl!')}>
      <div className="flex items-start gap-4 border-b py-3 pr-2 pl-4 sm:pl-6">
        <div className="grow py-2">
          <DialogTitle ref={heading} tabIndex={-1} className="outline-none">
            {title}
          </DialogTitle>
          <DialogDescription className="mt-1 text-sm!">{description}</DialogDescription>
        </div>
        <CloseButton />
      </div>
      <div className="relative min-h-40 flex-1 overflow-y-auto overscroll-contain px-4 sm:px-6">
        {children}
      </div>
    </Dialog>
  )
}
