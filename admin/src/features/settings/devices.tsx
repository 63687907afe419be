import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Data } from '@/lib/data'
import { useHistoryLayer } from '@/lib/history-layers'
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
  const [asked, setAsked] = useState<Data.Session>()
  const [isAsked, setOpen] = useState(false)
  const close = () => setOpen(false)
  useHistoryLayer(isAsked, close)

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
                    onClick={() => {
                      setAsked(one)
                      setOpen(true)
                    }}
                  >
                    {m.endDevice()}
                  </Button>
                }
              />
            ))}
          </ul>
          {asked && (
            <ConfirmDialog
              isOpen={isAsked}
              question={asked.isCurrent ? m.endOwnQuestion() : m.endDeviceQuestion()}
              subject={
                asked.isCurrent && unsent > 0 ? m.unsentChanges({ count: unsent }) : nameOf(asked)
              }
              labels={[m.signOut(), m.signingOut()]}
              isPending={end.isPending}
              onConfirm={() => end.mutate(asked, { onSettled: close })}
              onClose={close}
            />
          )}
        </>
      )}
    </AccessList>
  )
}
