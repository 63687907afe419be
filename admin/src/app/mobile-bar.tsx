import { identity } from '@academy/site/identity'
import { MenuIcon, XIcon } from 'lucide-react'
import { Dialog as DialogPrimitive } from 'radix-ui'
import { Sidebar } from '@/app/sidebar'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogOverlay,
  DialogPortal,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog'

interface Props {
  email: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The top bar of small screens, with the sidebar as a menu that slides in. */
export function MobileBar({ email, isOpen, onOpenChange }: Props) {
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b bg-card px-2 lg:hidden">
      <Dialog open={isOpen} onOpenChange={onOpenChange}>
        <DialogTrigger asChild>
          <Button variant="ghost" size="icon" aria-label="Open menu">
            <MenuIcon aria-hidden />
          </Button>
        </DialogTrigger>
        <DialogPortal>
          <DialogOverlay />
          <DialogPrimitive.Content
            aria-describedby={undefined}
            className="fixed inset-y-0 left-0 z-50 w-72 max-w-[calc(100%-3rem)] border-r bg-card duration-240 data-[state=closed]:animate-out data-[state=closed]:slide-out-to-left data-[state=open]:animate-in data-[state=open]:slide-in-from-left"
          >
            <DialogTitle className="sr-only">Menu</DialogTitle>
            <Sidebar email={email} onChoose={() => onOpenChange(false)} />
            <DialogPrimitive.Close className="absolute top-2 right-2 grid size-12 place-items-center rounded-control text-muted-foreground hover:bg-accent hover:text-foreground">
              <XIcon aria-hidden className="size-5" />
              <span className="sr-only">Close menu</span>
            </DialogPrimitive.Close>
          </DialogPrimitive.Content>
        </DialogPortal>
      </Dialog>
      <p className="truncate font-bold">{identity.shortName}</p>
    </header>
  )
}
