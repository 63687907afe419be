import { identity } from '@academy/api/shared/identity/identity'
import { MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { OutboxChip } from '@/app/outbox-chip'
import { useHistoryLayer } from '@/lib/history-layers'
import { lazyPart } from '@/lib/lazy-part'

const MobileMenu = lazyPart(() => import('./mobile-menu'))

/** The top bar of small screens, with the sidebar as a menu that slides in. */
export function MobileBar({ email, onOutbox }: { email: string; onOutbox: () => void }) {
  // Undefined until it was opened once; it stays while it slides out.
  const [isOpen, setOpen] = useState<boolean>()
  useHistoryLayer(isOpen === true, () => setOpen(false))
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b bg-card px-2 lg:hidden print:hidden">
      <IconButton
        Icon={MenuIcon}
        label={m.openMenu()}
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onPointerEnter={MobileMenu.load}
        onFocus={MobileMenu.load}
        onClick={() => setOpen(true)}
      />
      {isOpen !== undefined && <MobileMenu email={email} isOpen={isOpen} onOpenChange={setOpen} />}
      <p className="min-w-0 grow truncate font-bold">{identity.shortName}</p>
      <OutboxChip className="shrink-0" onOpen={onOutbox} />
    </header>
  )
}
