import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import type { Item, Resource } from '@/lib/resource'
import { useItemAddress } from './item-address'
import { useDelete } from './mutations'
import { useItem } from './use-list'

/** The question before the item is deleted that the address names. */
export function DeleteQuestion<T extends Item>({ kind }: { kind: Resource<T> }) {
  const { deleteId, close } = useItemAddress()
  const item = useItem(kind, deleteId)
  const remove = useDelete(kind)

  function confirm(id: string) {
    const isStillAsked = () => new URLSearchParams(window.location.search).get('delete') === id
    remove.mutate(id, { onSettled: () => isStillAsked() && close() })
  }

  return (
    <ConfirmDialog
      isOpen={item !== undefined}
      question={m.deleteQuestion({ kind: kind.one })}
      subject={item ? kind.nameOf(item) : ''}
      isPending={remove.isPending}
      onConfirm={() => item && confirm(item._id)}
      onClose={close}
    />
  )
}
