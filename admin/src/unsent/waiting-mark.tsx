import { CircleAlertIcon, ClockIcon } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { m } from '@/lib/messages'
import { needsPerson, type Entry } from './entries'

export function WaitingMark({ entry }: { entry: Entry }) {
  const isStopped = needsPerson(entry)
  return (
    <Badge variant={isStopped ? 'danger' : 'secondary'}>
      {isStopped ? <CircleAlertIcon aria-hidden /> : <ClockIcon aria-hidden />}
      {isStopped ? m.needsYouMark() : m.waitingToBeSent()}
    </Badge>
  )
}
