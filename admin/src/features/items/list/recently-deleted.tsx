import { ArchiveRestoreIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { LabelledButton } from '@/components/icon-button'
import { useItemAddress } from './item-address'
import type { Item, Resource } from '@/lib/resource'
import { lazyPart } from '@/lib/lazy-part'

const DeletedDialog = lazyPart(() => import('./deleted-dialog'))

/** The way to what was deleted from a list, and its dialog, which the address opens. */
export function RecentlyDeleted<T extends Item>({ kind }: { kind: Resource<T> }) {
  const address = useItemAddress()
  return (
    <>
      <LabelledButton
        Icon={ArchiveRestoreIcon}
        label={m.recentlyDeleted()}
        onClick={address.openDeleted}
      />
      {address.isDeleted && (
        <DeletedDialog kind={kind as unknown as Resource} onClose={address.close} />
      )}
    </>
  )
}
