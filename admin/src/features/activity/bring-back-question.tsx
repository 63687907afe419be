import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { fieldsOf, whatOf } from './activity-words'
import type { Activity } from './queries'

interface Props {
  asked: Activity | undefined
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** What is brought back, and of a picture what becomes of it. */
function subjectOf(activity: Activity): string {
  const what = [whatOf(activity), fieldsOf(activity).join(', ')].filter(Boolean).join(': ')
  const picture = activity.before?.['picture'] as { url: string | null } | null | undefined
  if (picture === null) return `${what}. ${m.pictureTakenAway()}`
  return picture && !picture.url ? `${what}. ${m.pictureGone()}` : what
}

export function BringBackQuestion({ asked, ...props }: Props) {
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      question={asked?.deed === 'deleted' ? m.bringItBackQuestion() : m.bringBackQuestion()}
      subject={asked ? subjectOf(asked) : ''}
      labels={[m.bringBackShort(), m.bringingBack()]}
      isRescue
      {...props}
    />
  )
}
