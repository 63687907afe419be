import { ConfirmDialog } from '@/components/confirm-dialog'
import type { Data } from '@/lib/data'
import { useDeleteAchievement } from './queries'

interface Props {
  achievement: Data.Achievement | undefined
  onClose: () => void
}

export function DeleteAchievement({ achievement, onClose }: Props) {
  const remove = useDeleteAchievement()
  return (
    <ConfirmDialog
      isOpen={achievement !== undefined}
      question="Are you sure you want to delete this achievement?"
      subject={achievement?.title ?? ''}
      isPending={remove.isPending}
      onConfirm={() => achievement && remove.mutate(achievement._id, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}
