import { ArchiveRestoreIcon } from 'lucide-react'
import * as m from 'virtual:admin-messages'
import { useItemAddress } from '@/components/list-screen/item-address'
import { Button } from '@/components/ui/button'
import type { Item, Resource } from '@/lib/resource'
import { lazyPart } from '@/lib/lazy-with-preload'

const DeletedDialog = lazyPart(() => import('./deleted-dialog'))

/** The way to what was deleted from a list, and its dialog, which the address opens. */
export function RecentlyDeleted<T extends Item>({ kind }: { kind: Resource<T> }) {
  const address = useItemAddress()
  return (
    <>
      <Button variant="outline" className="max-sm:w-12 max-sm:px-0!" onClick={address.openDeleted}>
        <ArchiveRestoreIcon aria-hidden />
        <span className="max-sm:sr-only">{m.recentlyDeleted()}</span>
      </Button>
      {address.isDeleted && (
        <DeletedDialog kind={kind as unknown as Resource} onClose={address.close} />
      )}
    </>
  )
}
