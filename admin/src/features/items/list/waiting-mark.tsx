import { CircleAlertIcon, ClockIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { Badge } from '@/components/ui/badge'
import { needsPerson, type Entry } from '@/lib/outbox/store'

/** Says of an item in a list that the server does not have it like this yet. */
export function WaitingMark({ entry }: { entry: Entry }) {
  return needsPerson(entry) ? (
    <Badge variant="danger">
      <CircleAlertIcon aria-hidden />
      {m.needsYouMark()}
    </Badge>
  ) : (
    <Badge variant="secondary">
      <ClockIcon aria-hidden />
      {m.waitingToBeSent()}
    </Badge>
  )
}
