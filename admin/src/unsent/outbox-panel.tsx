import { useQueryClient } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { m } from '@/lib/messages'
import ConfirmQuestion from '@/components/confirm-question'
import { CardAction } from '@/components/card-action'
import { SheetDialog } from '@/components/sheet-dialog'
import { Button } from '@/components/ui/button'
import { Refused } from '@/lib/errors'
import { messageOf } from '@/lib/refusal-words'
import { formatDraftTime, formatMoment } from '@/lib/format'
import { cn } from '@/lib/cn'
import { useLayer } from '@/lib/history'
import { useOnline } from '@/lib/use-online'
import { dropDraft } from './drafts'
import { useUnpublished, useWaiting, type Entry, type ListedDraft } from './entries'
import { useOpenEntry } from './open-entry'
import { discard as drop, sendNow } from './waiting-entry'
import type { UnsentKind } from './unsent-kind'
import { WaitingMark } from './waiting-mark'

interface Props {
  kinds: Record<string, UnsentKind>
  onClose: () => void
}

export function OutboxPanel({ kinds, onClose }: Props) {
  const entries = useWaiting() ?? []
  const unpublished = useUnpublished()
  const isHeadedSent = unpublished.length === 0 || entries.length > 0
  const question = useLayer<string>('discard')
  const isAsked = ({ id }: { id: string }) => id === question.value
  const discarded = entries.find(isAsked)
  const draft = unpublished.find(isAsked)
  const subject = discarded?.title ?? draft?.unpublished.title
  const heading = useRef<HTMLHeadingElement>(null)
  const open = useOpenEntry(kinds)
  const client = useQueryClient()

  function discard() {
    if (draft) void dropDraft(draft.id)
    if (discarded) {
      void drop(discarded.id)
      // The server may have it already.
      void client.invalidateQueries({ queryKey: [discarded.kind] })
    }
    question.close()
    heading.current?.focus()
  }

  return (
    <SheetDialog
      title={isHeadedSent ? m.waitingToBeSent() : m.unpublishedCount({ count: unpublished.length })}
      description={isHeadedSent ? m.storedUntilSent() : m.notPublishedYet()}
      heading={heading}
      onClose={onClose}
    >
      {entries.length + unpublished.length === 0 && (
        <p className="py-6 text-muted-foreground">{m.nothingWaits()}</p>
      )}
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
            <DiscardAction title={entry.title} onClick={() => question.open(entry.id)} />
          </OutboxEntry>
        ))}
      </ul>
      {unpublished.length > 0 && (
        <UnpublishedPart
          drafts={unpublished}
          isBelowOthers={entries.length > 0}
          onDiscard={question.open}
        />
      )}
      {subject && (
        <ConfirmQuestion
          question={m.discardQuestion()}
          subject={subject}
          labels={[m.discard(), m.discarding()]}
          isPending={false}
          onConfirm={discard}
          onClose={question.close}
        />
      )}
    </SheetDialog>
  )
}

interface DiscardActionProps {
  title: string
  onClick: () => void
}

const DiscardAction = ({ title, onClick }: DiscardActionProps) => (
  <CardAction
    label={m.discardOf({ title })}
    className="ml-auto text-destructive!"
    onClick={onClick}
  >
    {m.discard()}
  </CardAction>
)

interface UnpublishedPartProps {
  drafts: readonly ListedDraft[]
  /** Otherwise the panel itself is headed so. */
  isBelowOthers: boolean
  onDiscard: (id: string) => void
}

function UnpublishedPart({ drafts, isBelowOthers, onDiscard }: UnpublishedPartProps) {
  return (
    <section className={cn(isBelowOthers && 'border-t pt-4')}>
      {isBelowOthers && (
        <>
          <h3 className="font-bold text-pale">{m.unpublishedCount({ count: drafts.length })}</h3>
          <p className="mt-1 text-sm text-muted-foreground">{m.notPublishedYet()}</p>
        </>
      )}
      <ul className="divide-y">
        {drafts.map(({ id, unpublished: { title, view }, typed }) => (
          <li key={id} className="grid justify-items-start gap-2 py-4">
            <p id={id} className="font-bold wrap-anywhere">
              {title}
            </p>
            <p className="text-sm text-muted-foreground">{formatDraftTime(typed.at)}</p>
            <div className="-ml-2 flex w-full flex-wrap">
              <Button variant="ghost" size="sm" className="px-3! text-sm! max-sm:px-2!" asChild>
                {/* The view takes the place of the panel's own history entry. */}
                <Link to={view} replace aria-describedby={id}>
                  {m.open()}
                </Link>
              </Button>
              <DiscardAction title={title} onClick={() => onDiscard(id)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
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
  const { refusal, tries, state } = entry
  if (refusal?.status === 404) return m.deletedElsewhere()
  if (refusal) return messageOf(new Refused(refusal), m.refusedEdit())
  if (!isOnline) return m.offlineSends()
  if (state === 'sending') return m.isBeingSent()
  // Behind another save of its item, or where the device has no room to count what was tried.
  return tries === 0 ? m.sendsByItself() : m.sentTimes({ tries })
}
