import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { m } from '@/lib/messages'
import { OutboxEntry, PLACES } from '@/app/outbox-entry'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { SheetDialog } from '@/components/sheet-dialog'
import { openedState, useHistoryLayer } from '@/lib/history-layers'
import { askForEntry } from '@/lib/outbox/asked-entry'
import type { Entry } from '@/lib/outbox/entry'
import { discard as drop } from '@/lib/outbox/outbox'
import { useWaiting } from '@/lib/outbox/waiting'

/** What was saved here and the server does not have yet, and what can be done about it. */
export default function OutboxPanel({ onClose }: { onClose: () => void }) {
  const entries = useWaiting() ?? []
  const [discarded, setDiscarded] = useState<Entry>()
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const client = useQueryClient()
  useHistoryLayer(true, onClose)

  function edit({ id, kind, itemId }: Entry) {
    const shows = PLACES[kind]?.shows
    const [name, value] = itemId ? [shows ?? 'edit', itemId] : ['new', '']
    const address = new URLSearchParams({ [name]: value })
    if (!shows) askForEntry(id)
    onClose()
    // The form takes the place of the panel's own history entry.
    void navigate(`${PLACES[kind]?.path}?${address}`, { replace: true, state: openedState(1) })
  }

  function discard() {
    if (discarded) {
      void drop(discarded.id)
      // The server may have it already.
      void client.invalidateQueries({ queryKey: [discarded.kind] })
    }
    setDiscarded(undefined)
    // Its buttons go with it.
    heading.current?.focus()
  }

  return (
    <SheetDialog
      title={m.waitingToBeSent()}
      description={m.keptUntilServer()}
      heading={heading}
      onClose={onClose}
    >
      {entries.length === 0 && <p className="py-6 text-muted-foreground">{m.nothingWaits()}</p>}
      <ul className="divide-y">
        {entries.map((entry) => (
          <OutboxEntry
            key={entry.id}
            entry={entry}
            onEdit={() => edit(entry)}
            onDiscard={() => setDiscarded(entry)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={discarded !== undefined}
        question={m.discardQuestion()}
        subject={discarded?.title ?? ''}
        labels={[m.discard(), m.discarding()]}
        isPending={false}
        onConfirm={discard}
        onClose={() => setDiscarded(undefined)}
      />
    </SheetDialog>
  )
}
