import { useQuery } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Data } from '@/lib/data'
import { useLayer } from '@/lib/layer'
import { useWaiting } from '@/lib/outbox/waiting'
import { AccessList } from './access-list'
import { sessionsQuery, useEndSession } from './access-queries'
import { AccessRow } from './access-row'
import { daysAgo } from './days-ago'
import { deviceWords } from '@/lib/device-words'

/** What and when: 'Chrome on Android, today'. */
const nameOf = ({ device, lastUsedAt }: Data.Session) =>
  [deviceWords(device), daysAgo(lastUsedAt)].join(', ')

/** Where the director is signed in, each with the way to end it. */
export function Devices() {
  const end = useEndSession()
  const unsent = useWaiting()?.length ?? 0
  const question = useLayer<Data.Session>('devices')
  const asked = question.value

  return (
    <AccessList
      title={m.devices()}
      hint={m.devicesHint()}
      failure={m.devicesFailed()}
      query={useQuery(sessionsQuery)}
    >
      {(sessions) => (
        <>
          <ul className="divide-y border-y">
            {sessions.map((one) => (
              <AccessRow
                key={one._id}
                name={nameOf(one)}
                mark={one.isCurrent && <Badge variant="success">{m.thisDevice()}</Badge>}
                detail={m.deviceSince({ day: daysAgo(one.createdAt) })}
                action={
                  <Button
                    variant="outline"
                    aria-label={m.endDeviceOf({ device: nameOf(one) })}
                    onClick={() => question.open(one)}
                  >
                    {m.endDevice()}
                  </Button>
                }
              />
            ))}
          </ul>
          {asked && (
            <ConfirmDialog
              isOpen={question.isOpen}
              question={asked.isCurrent ? m.endOwnQuestion() : m.endDeviceQuestion()}
              subject={
                asked.isCurrent && unsent > 0 ? m.unsentChanges({ count: unsent }) : nameOf(asked)
              }
              labels={[m.signOut(), m.signingOut()]}
              isPending={end.isPending}
              onConfirm={() => end.mutate(asked, { onSettled: question.close })}
              onClose={question.close}
            />
          )}
        </>
      )}
    </AccessList>
  )
}
