import { paths } from '@/paths'
import { WaitingMark } from '@/components/outbox/waiting-mark'
import { Button } from '@/components/ui/button'
import { messageOf, Refused } from '@/lib/errors'
import { formatMoment } from '@/lib/format'
import { isCancelled, pictureOf, type Entry } from '@/lib/outbox/entry'
import { sendNow } from '@/lib/outbox/outbox'
import { useOnline } from '@/lib/use-online'

/** What a list's items are called, and where the list is. */
export const PLACES: Record<string, { one: string; path: string }> = {
  tournaments: { one: 'tournament', path: paths.tournaments },
  achievements: { one: 'achievement', path: paths.achievements },
}

interface Props {
  entry: Entry
  onEdit: () => void
  onDiscard: () => void
}

/** One save in the outbox's panel. */
export function OutboxEntry({ entry, onEdit, onDiscard }: Props) {
  const { id, title, savedAt } = entry
  const isOnline = useOnline()
  return (
    <li className="grid gap-3 py-4">
      <div className="grid justify-items-start gap-2">
        <p className="font-bold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted-foreground">
          {intention(entry)} Saved {formatMoment(new Date(savedAt).toISOString())}.
        </p>
        {isCancelled(entry) || <WaitingMark entry={entry} />}
        <p className="text-sm wrap-anywhere">{stateOf(entry, isOnline)}</p>
      </div>
      {!isCancelled(entry) && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            size="sm"
            aria-label={`Send Now: ${title}`}
            onClick={() => void sendNow(id)}
          >
            Send Now
          </Button>
          <Button variant="outline" size="sm" aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive!"
            aria-label={`Discard ${title}`}
            onClick={onDiscard}
          >
            Discard
          </Button>
        </div>
      )}
    </li>
  )
}

/** What would come of sending it. */
function intention(entry: Entry) {
  const { kind, itemId, values } = entry
  const { isActive } = values as { isActive?: boolean }
  const seen = isActive ? 'shown to visitors' : 'hidden from visitors'
  const picture = itemId && pictureOf(entry) === 'removed' ? ' and removes its picture' : ''
  return `${itemId ? 'Changes a' : 'Adds a new'} ${PLACES[kind]?.one}${picture}, ${seen}.`
}

/** Why it is still here, and what comes next. */
function stateOf(entry: Entry, isOnline: boolean): string {
  const { refusal, nextAt, tries } = entry
  if (isCancelled(entry)) {
    return 'Cancelled while it was being sent. We are finding out whether it was saved.'
  }
  if (refusal?.status === 401)
    return 'You were signed out before it was sent. Send it now, or edit it first.'
  if (refusal?.status === 404) {
    return 'It was deleted elsewhere. Edit it to bring it back or to save it as new.'
  }
  if (refusal)
    return messageOf(new Refused(refusal), 'The server refused it. Edit it and save it again.')
  if (!isOnline) return 'You are offline. It is sent when the connection is back.'
  if (nextAt === 0) return 'It is being sent.'
  const times = tries === 1 ? 'once' : `${tries} times`
  return `Sent ${times}, and not confirmed yet. It is sent again by itself.`
}
