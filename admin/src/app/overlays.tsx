import { MobileMenu } from '@/app/mobile-menu'
import { OutboxPanel } from '@/app/outbox-panel'
import { ShareSheet } from '@/app/share-sheet'
import { useShare } from '@/features/items/item-card'
import { useLayer } from '@/lib/layer'

export default function Overlays({ email }: { email: string }) {
  const menu = useLayer('menu')
  const outbox = useLayer('outbox')
  const share = useShare()
  return (
    <>
      <MobileMenu email={email} isOpen={menu.isOpen} onClose={menu.close} />
      {outbox.isOpen && <OutboxPanel onClose={outbox.close} />}
      {share.value && <ShareSheet {...share.value} onClose={share.close} />}
    </>
  )
}
