import { deviceWords } from '@academy/api/shared/words/device_words'
import {
  ArchiveRestoreIcon,
  ChevronDownIcon,
  EyeIcon,
  EyeOffIcon,
  MailIcon,
  PencilIcon,
  PlusIcon,
  Trash2Icon,
  UserIcon,
  type LucideIcon,
} from 'lucide-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { LabelledButton } from '@/components/icon-button'
import { api } from '@/lib/api'
import { errorBanner } from '@/lib/error-banner'
import { fieldErrorsOf } from '@/lib/refusal-words'
import { formatClock } from '@/lib/format'
import { language } from '@/lib/language'
import { ifMatch } from '@/lib/if-match'
import { sentenceOf, type Activity } from './activity-words'
import { ChangedFields, fieldsOf, labelOf } from './changed-fields'

const actionIcons: Partial<Record<Activity['action'], LucideIcon>> = {
  created: PlusIcon,
  shown: EyeIcon,
  hidden: EyeOffIcon,
  deleted: Trash2Icon,
  purged: Trash2Icon,
  restored: ArchiveRestoreIcon,
  reverted: ArchiveRestoreIcon,
}
const kindIcons: Partial<Record<Activity['kind'], LucideIcon>> = {
  account: UserIcon,
  contacts: MailIcon,
}
const ICON = 'mt-0.5 size-5 shrink-0 text-muted-foreground'

interface Props {
  activity: Activity
  own: string | undefined
}

export function ActivityLine({ activity, own }: Props) {
  const { revert, isPending } = useRevert()
  const { kind, action, happenedAt, before, after, canRevert } = activity
  const Icon = actionIcons[action] ?? kindIcons[kind] ?? PencilIcon
  const hasDetails = before !== null || (after !== null && action === 'created') || canRevert
  const line = (
    <>
      <Icon aria-hidden className={ICON} />
      <span className="grid min-w-0 grow gap-0.5">
        <span className="wrap-anywhere">{sentenceOf(activity, own)}</span>
        <span className="truncate text-sm text-muted-foreground group-open:hidden empty:hidden">
          {fieldsOf(activity)}
        </span>
        <span className="text-sm text-muted-foreground">
          <time dateTime={happenedAt}>{formatClock(happenedAt)}</time>
          {(activity.browser ?? activity.system) && ` · ${deviceWords(language(), activity)}`}
        </span>
      </span>
    </>
  )
  if (!hasDetails) return <li className="flex gap-3 px-4 py-3">{line}</li>
  return (
    <li>
      <details className="group open:bg-background/40">
        <summary className="flex cursor-pointer list-none gap-3 px-4 py-3 hover:bg-accent [&::-webkit-details-marker]:hidden">
          {line}
          <ChevronDownIcon aria-hidden className={`${ICON} group-open:rotate-180`} />
        </summary>
        <div className="grid gap-5 px-4 pt-2 pb-5 sm:pl-12">
          <ChangedFields activity={activity} />
          {canRevert && (
            <LabelledButton
              Icon={ArchiveRestoreIcon}
              label={action === 'deleted' ? m.restoreIt() : m.revertChange()}
              className="justify-self-start max-sm:w-full"
              disabled={isPending}
              onClick={() => revert(activity)}
            />
          )}
        </div>
      </details>
    </li>
  )
}

function useRevert() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ _id: id, version }: Activity) =>
      api.admin.activityRestorations.store({
        params: { id },
        headers: ifMatch(version ?? undefined),
      }),
    onSuccess({ data }) {
      const undo = { label: m.undo(), onClick: () => mutate(data) }
      toast.success(m.reverted(), data.canRevert ? { action: undo } : {})
    },
    onError(error) {
      // There are no fields to mark here: the banner names the faults of the previous values.
      const [fault] = Object.entries(fieldErrorsOf(error))
      if (!fault) return
      const [name, sentence] = fault
      errorBanner.show([m.revertFailed(), labelOf(name), sentence].join(': '))
    },
    // It is shown in the lists, the settings and here; refused, something is not as it was shown.
    onSettled: () => client.invalidateQueries(),
    meta: { failure: m.revertFailed() },
  })
  return { revert: mutate, isPending }
}
