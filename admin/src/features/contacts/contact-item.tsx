import { indianDay } from '@academy/api/shared/days/indian_days'
import { ChevronDownIcon, CircleAlertIcon, CircleCheckIcon, ClockIcon } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { m } from '@/lib/messages'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/cn'
import type { ContactMessage } from '@/lib/data'
import { formatCalendarDate, formatMoment } from '@/lib/format'
import { ContactDetails } from './contact-details'
import { useChanged } from './message-changes'

interface Props {
  contact: ContactMessage
  isOpen: boolean
  onToggle: () => void
  onDelete: () => void
}

/** Another message may close above: the tapped head stays where it was tapped. */
function keepInPlace(element: Element, toggle: () => void) {
  const { top } = element.getBoundingClientRect()
  flushSync(toggle)
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
}

const isDue = (day: string) => day <= indianDay(Date.now())

export function ContactItem({ contact: stored, isOpen, onToggle, onDelete }: Props) {
  const details = useId()
  const contact = useChanged(stored)
  const { name, subject, message, isRead, answeredAt, createdAt, remindOn } = contact
  const isUndelivered = contact.notifications.some(
    ({ state }) => state === 'failed' || state === 'waiting'
  )
  return (
    <div
      role="listitem"
      className={cn(
        'rounded-panel border border-l-4 bg-card',
        !isOpen && '[contain-intrinsic-size:auto_7.5rem] [content-visibility:auto]',
        !isRead && 'border-l-primary',
        isOpen && isRead && 'border-border-strong'
      )}
    >
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={details}
          className="flex w-full items-start gap-3 rounded-panel p-4 text-left sm:p-5"
          onClick={({ currentTarget }) => keepInPlace(currentTarget, onToggle)}
        >
          <span className="grid min-w-0 grow gap-1">
            <span className="flex items-center gap-3">
              <span className={cn('truncate text-lg', isRead ? 'font-normal' : 'font-bold')}>
                {name}
              </span>
              {!isRead && <Badge>{m.isNew()}</Badge>}
              {answeredAt && (
                <Badge variant="success">
                  <CircleCheckIcon aria-hidden />
                  {m.stateAnswered()}
                </Badge>
              )}
            </span>
            {!isOpen && (
              <span className="truncate text-muted-foreground">{subject || message}</span>
            )}
            {isUndelivered && (
              <span className="flex items-center gap-2 text-sm text-destructive">
                <CircleAlertIcon aria-hidden className="size-4 shrink-0" />
                {m.notificationNotSent()}
              </span>
            )}
            {remindOn && (
              <span
                className={cn(
                  'flex items-center gap-2 text-sm',
                  isDue(remindOn) ? 'text-primary' : 'text-pale'
                )}
              >
                <ClockIcon aria-hidden className="size-4 shrink-0" />
                {m.reminderFor({ day: formatCalendarDate(remindOn) })}
              </span>
            )}
            <span className="text-sm text-muted-foreground">
              {m.receivedOn()}{' '}
              <time dateTime={createdAt} className="inline-block">
                {formatMoment(createdAt)}
              </time>
            </span>
          </span>
          <ChevronDownIcon
            aria-hidden
            className={cn(
              'mt-1 size-5 shrink-0 text-muted-foreground transition-transform',
              isOpen && 'rotate-180'
            )}
          />
        </button>
      </h2>
      <div id={details}>{isOpen && <ContactDetails contact={contact} onDelete={onDelete} />}</div>
    </div>
  )
}
