import { ConfirmDialog } from '@/components/confirm-dialog'
import type { ContactMessage } from '@/lib/data'
import { useDeleteContact } from './queries'

interface Props {
  contact: ContactMessage | undefined
  onClose: () => void
}

export function DeleteContact({ contact, onClose }: Props) {
  const remove = useDeleteContact()
  return (
    <ConfirmDialog
      isOpen={contact !== undefined}
      question="Are you sure you want to delete this contact?"
      subject={contact ? [contact.name, contact.subject].filter(Boolean).join(': ') : ''}
      isPending={remove.isPending}
      onConfirm={() => contact && remove.mutate(contact._id, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}
