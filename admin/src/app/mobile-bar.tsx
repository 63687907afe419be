import { identity } from '@academy/api/shared/identity/identity'
import { MenuIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { OutboxChip } from '@/app/outbox-chip'
import { IconButton } from '@/components/icon-button'
import { useLayer } from '@/lib/layer'

export function MobileBar() {
  const menu = useLayer('menu')
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b bg-card px-2 lg:hidden print:hidden">
      <IconButton
        Icon={MenuIcon}
        label={m.openMenu()}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onClick={() => menu.open()}
      />
      <p className="min-w-0 grow truncate font-bold">{identity.shortName}</p>
      <OutboxChip className="shrink-0" />
    </header>
  )
}
