import { ConfirmDialog } from '@/components/confirm-dialog'
import type { Data } from '@/lib/data'
import { useDeleteTournament } from './queries'

interface Props {
  tournament: Data.Tournament | undefined
  onClose: () => void
}

export function DeleteTournament({ tournament, onClose }: Props) {
  const remove = useDeleteTournament()
  return (
    <ConfirmDialog
      isOpen={tournament !== undefined}
      question="Are you sure you want to delete this tournament?"
      subject={tournament?.title ?? ''}
      isPending={remove.isPending}
      onConfirm={() => tournament && remove.mutate(tournament._id, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}
