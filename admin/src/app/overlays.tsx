import { m } from '@/lib/messages'
import { OutboxPanel } from '@/unsent/outbox-panel'
import { kinds } from '@/app/kinds'
import { ShareSheet } from '@/app/share-sheet'
import { Sidebar } from '@/app/sidebar'
import { Dialog, DialogTitle } from '@/components/ui/dialog'
import { useShare } from '@/features/items/item-card'
import { useLayer } from '@/lib/history'

/** What opens above any view: Radix's dialogs are no part of the first view's script. */
export default function Overlays({ email }: { email: string }) {
  const menu = useLayer('menu')
  const outbox = useLayer('outbox')
  const share = useShare()
  return (
    <>
      {menu.isOpen && (
        <Dialog
          onClose={menu.close}
          aria-describedby={undefined}
          className="top-0! left-0! block! h-dvh! max-h-none! w-72! max-w-[calc(100%-48px)]! translate-none! rounded-none! border-0! border-r! p-0! slide-in-from-left"
        >
          <DialogTitle className="sr-only">{m.menu()}</DialogTitle>
          <Sidebar email={email} isMenu />
        </Dialog>
      )}
      {outbox.isOpen && <OutboxPanel kinds={kinds} onClose={outbox.close} />}
      {share.value && <ShareSheet {...share.value} onClose={share.close} />}
    </>
  )
}
