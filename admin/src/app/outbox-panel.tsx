import { XIcon } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { WaitingMark } from '@/components/outbox/waiting-mark'
import { sheet } from '@/components/sheet'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '@/components/ui/dialog'
import { cn } from '@/lib/cn'
import { messageOf, Refused } from '@/lib/errors'
import { formatMoment } from '@/lib/format'
import { openedState, useHistoryLayer } from '@/lib/history-layers'
import { askForEntry } from '@/lib/outbox/asked-entry'
import { isCancelled, type Entry } from '@/lib/outbox/entry'
import { cancel, sendNow } from '@/lib/outbox/outbox'
import { useWaiting } from '@/lib/outbox/waiting'
import { useReturnFocus } from '@/lib/return-focus'

const places: Record<string, { one: string; path: string }> = {
  tournaments: { one: 'tournament', path: paths.tournaments },
  achievements: { one: 'achievement', path: paths.achievements },
}

/** What was saved on this device and the server does not have yet, and what can be done about it. */
export default function OutboxPanel({ onClose }: { onClose: () => void }) {
  const entries = useWaiting() ?? []
  const [discarded, setDiscarded] = useState<Entry>()
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const returnFocus = useReturnFocus()
  useHistoryLayer(true, onClose)

  function edit({ id, kind, itemId }: Entry) {
    const address = new URLSearchParams(itemId ? { edit: itemId } : { new: '' })
    askForEntry(id)
    onClose()
    // The form takes the place of the panel's own history entry.
    void navigate(`${places[kind]?.path}?${address}`, { replace: true, state: openedState(1) })
  }

  function discard() {
    if (discarded) void cancel(discarded.id)
    setDiscarded(undefined)
    // Its buttons go with it.
    heading.current?.focus()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        showCloseButton={false}
        className={cn(sheet, 'roomy:max-w-2xl!')}
        {...returnFocus}
      >
        <div className="flex items-start gap-4 border-b py-3 pr-2 pl-4 sm:pl-6">
          <div className="grow py-2">
            <DialogTitle ref={heading} tabIndex={-1} className="outline-none">
              Waiting to be sent
            </DialogTitle>
            <DialogDescription className="mt-1 text-sm!">
              It is kept on this device until the server has it.
            </DialogDescription>
          </div>
          <DialogClose asChild>
            <Button variant="ghost" size="icon" aria-label="Close">
              <XIcon aria-hidden />
            </Button>
          </DialogClose>
        </div>
        <div className="relative min-h-40 flex-1 overflow-y-auto overscroll-contain px-4 sm:px-6">
          {entries.length === 0 && (
            <p className="py-6 text-muted-foreground">
              Nothing waits. The server has everything you saved.
            </p>
          )}
          <ul className="divide-y">
            {entries.map((entry) => (
              <Waiting
                key={entry.id}
                entry={entry}
                onEdit={() => edit(entry)}
                onDiscard={() => setDiscarded(entry)}
              />
            ))}
          </ul>
        </div>
        <ConfirmDialog
          isOpen={discarded !== undefined}
          question="Discard this? What you typed is lost."
          subject={discarded?.title ?? ''}
          labels={['Discard', 'Discarding...']}
          isPending={false}
          onConfirm={discard}
          onClose={() => setDiscarded(undefined)}
        />
      </DialogContent>
    </Dialog>
  )
}

interface WaitingProps {
  entry: Entry
  onEdit: () => void
  onDiscard: () => void
}

function Waiting({ entry, onEdit, onDiscard }: WaitingProps) {
  const { id, title, savedAt } = entry
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine)
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

function subscribeOnline(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** What would come of sending it. */
function intention({ kind, itemId, values }: Entry) {
  const { isActive } = values as { isActive?: boolean }
  const seen = isActive ? 'shown to visitors' : 'hidden from visitors'
  return `${itemId ? 'Changes a' : 'Adds a new'} ${places[kind]?.one}, ${seen}.`
}

/** Why it is still here, and what comes next. */
function stateOf(entry: Entry, isOnline: boolean): string {
  const { refusal, nextAt, tries } = entry
  if (isCancelled(entry)) {
    return 'Cancelled while it was being sent. We are finding out whether it was saved.'
  }
  if (refusal?.status === 401) return 'You were signed out. Edit it and save it again.'
  if (refusal?.status === 404) {
    return 'It was deleted elsewhere. Edit it to bring it back or to save it as new.'
  }
  if (refusal)
    return messageOf(new Refused(refusal), 'The server refused it. Edit it and save it again.')
  if (!isOnline) return 'You are offline. It is sent when the connection is back.'
  if (nextAt === 0) return 'It is being sent.'
  const times = tries === 1 ? 'once' : `${tries} times`
  return `Tried ${times} without success. It is tried again by itself.`
}
