import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { WaitingMark } from '@/components/outbox/waiting-mark'
import { Button } from '@/components/ui/button'
import { messageOf, Refused } from '@/lib/errors'
import { formatMoment } from '@/lib/format'
import { pictureOf, type Entry } from '@/lib/outbox/entry'
import { sendNow } from '@/lib/outbox/outbox'
import { useOnline } from '@/lib/use-online'

/** What a list's items are called, where the list is, and what shows one that has no form. */
export const PLACES: Record<string, { one: string; path: string; shows?: string }> = {
  tournaments: { one: 'tournament', path: paths.tournaments },
  achievements: { one: 'achievement', path: paths.achievements },
  contacts: { one: 'contact', path: paths.contacts, shows: 'message' },
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
          {intention(entry)} {m.savedAt({ moment: formatMoment(new Date(savedAt).toISOString()) })}
        </p>
        <WaitingMark entry={entry} />
        <p className="text-sm wrap-anywhere">{stateOf(entry, isOnline)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          aria-label={m.sendNowOf({ title })}
          onClick={() => void sendNow(id)}
        >
          {m.sendNow()}
        </Button>
        <Button variant="outline" size="sm" aria-label={m.editOf({ title })} onClick={onEdit}>
          {m.edit()}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="text-destructive!"
          aria-label={m.discardOf({ title })}
          onClick={onDiscard}
        >
          {m.discard()}
        </Button>
      </div>
    </li>
  )
}

/** What would come of sending it. */
function intention(entry: Entry) {
  const { kind, item, itemId, values } = entry
  if (kind === 'contacts') return m.entryMessage()
  const { isActive } = { ...item, ...(values as object) } as { isActive?: boolean }
  const parts = {
    kind: PLACES[kind]?.one ?? '',
    seen: isActive ? m.shownToVisitors() : m.hiddenFromVisitors(),
  }
  if (!itemId) return m.entryAdds(parts)
  return pictureOf(entry) === 'removed' ? m.entryChangesPicture(parts) : m.entryChanges(parts)
}

/** Why it is still here, and what comes next. */
function stateOf(entry: Entry, isOnline: boolean): string {
  const { refusal, nextAt, tries } = entry
  if (refusal?.status === 404) {
    return m.deletedElsewhere()
  }
  if (refusal) return messageOf(new Refused(refusal), m.refusedEdit())
  if (!isOnline) return m.offlineSends()
  if (nextAt === 0) return m.isBeingSent()
  return m.sentTimes({ tries })
}
