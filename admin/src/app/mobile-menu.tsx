import { XIcon } from 'lucide-react'
import * as DialogPrimitive from '@radix-ui/react-dialog'
import { m } from '@/lib/messages'
import { Sidebar } from '@/app/sidebar'
import { DialogOverlay, DialogTitle } from '@/components/ui/dialog'
import { useReturnFocus } from '@/lib/return-focus'

interface Props {
  email: string
  isOpen: boolean
  onClose: () => void
}

export function MobileMenu({ email, isOpen, onClose }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <DialogPrimitive.Root open={isOpen} onOpenChange={onClose}>
      <DialogPrimitive.Portal>
        <DialogOverlay />
        <DialogPrimitive.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[calc(100%-3rem)] border-r bg-card duration-240 data-[state=closed]:animate-out data-[state=closed]:slide-out-to-left data-[state=open]:animate-in data-[state=open]:slide-in-from-left"
        >
          <DialogTitle className="sr-only">{m.menu()}</DialogTitle>
          <Sidebar email={email} isMenu />
          <DialogPrimitive.Close className="absolute top-2 right-2 grid size-12 place-items-center rounded-control text-muted-foreground hover:bg-accent hover:text-foreground">
            <XIcon aria-hidden className="size-5" />
            <span className="sr-only">{m.closeMenu()}</span>
          </DialogPrimitive.Close>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  )
}
