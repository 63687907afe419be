import { useQueryClient } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { m } from '@/lib/messages'
import ConfirmQuestion from '@/components/confirm-question'
import { CardAction } from '@/components/card-action'
import { SheetDialog } from '@/components/sheet-dialog'
import { Refused } from '@/lib/errors'
import { messageOf } from '@/lib/refusal-words'
import { formatMoment } from '@/lib/format'
import { useLayer } from '@/lib/history'
import { useOnline } from '@/lib/use-online'
import { useWaiting, type Entry } from './entries'
import { useOpenEntry } from './open-entry'
import { discard as drop, sendNow } from './save'
import type { UnsentKind } from './unsent-kind'
import { WaitingMark } from './waiting-mark'

interface Props {
  kinds: Record<string, UnsentKind>
  onClose: () => void
}

export function OutboxPanel({ kinds, onClose }: Props) {
  const entries = useWaiting() ?? []
  const question = useLayer<string>('discard')
  const discarded = entries.find(({ id }) => id === question.value)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = useOpenEntry(kinds)
  const client = useQueryClient()

  function discard({ id, kind }: Entry) {
    void drop(id)
    // The server may have it already.
    void client.invalidateQueries({ queryKey: [kind] })
    question.close()
    heading.current?.focus()
  }

  return (
    <SheetDialog
      title={m.waitingToBeSent()}
      description={m.storedUntilSent()}
      heading={heading}
      onClose={onClose}
    >
      {entries.length === 0 && <p className="py-6 text-muted-foreground">{m.nothingWaits()}</p>}
      <ul className="divide-y">
        {entries.map((entry) => (
          <OutboxEntry key={entry.id} entry={entry} intention={kinds[entry.kind]?.intention(entry)}>
            <CardAction
              label={m.sendNowOf({ title: entry.title })}
              onClick={() => void sendNow(entry.id)}
            >
              {m.sendNow()}
            </CardAction>
            <CardAction
              label={m.editOf({ title: entry.title })}
              // The view takes the place of the panel's own history entry.
              onClick={() => open(entry, { replace: true })}
            >
              {m.edit()}
            </CardAction>
            <CardAction
              label={m.discardOf({ title: entry.title })}
              className="ml-auto text-destructive!"
              onClick={() => question.open(entry.id)}
            >
              {m.discard()}
            </CardAction>
          </OutboxEntry>
        ))}
      </ul>
      {discarded && (
        <ConfirmQuestion
          question={m.discardQuestion()}
          subject={discarded.title}
          labels={[m.discard(), m.discarding()]}
          isPending={false}
          onConfirm={() => discard(discarded)}
          onClose={question.close}
        />
      )}
    </SheetDialog>
  )
}

interface EntryProps {
  entry: Entry
  intention: string | undefined
  children: ReactNode
}

function OutboxEntry({ entry, intention, children }: EntryProps) {
  const isOnline = useOnline()
  const moment = formatMoment(new Date(entry.savedAt).toISOString())
  return (
    <li className="grid justify-items-start gap-2 py-4">
      <p className="font-bold wrap-anywhere">{entry.title}</p>
      <p className="text-sm text-muted-foreground">
        {intention} {m.savedAt({ moment })}
      </p>
      <WaitingMark entry={entry} />
      <p className="text-sm wrap-anywhere">{stateOf(entry, isOnline)}</p>
      <div className="-ml-2 flex w-full flex-wrap">{children}</div>
    </li>
  )
}

function stateOf(entry: Entry, isOnline: boolean): string {
  const { refusal, nextAt, tries, state } = entry
  if (refusal?.status === 404) return m.deletedElsewhere()
  if (refusal) return messageOf(new Refused(refusal), m.refusedEdit())
  if (!isOnline) return m.offlineSends()
  if (nextAt === 0 || state === 'sending') return m.isBeingSent()
  return m.sentTimes({ tries })
}
