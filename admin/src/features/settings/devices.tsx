import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'
import { deviceWords } from '@/lib/device-words'
import { formatDaysAgo } from '@/lib/format'
import { useLayer } from '@/lib/layer'
import { useWaiting } from '@/lib/outbox/store'
import { session } from '@/lib/session'
import { AccessList, AccessRow, untilGone, useRemovalFrom } from './access-list'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await api.admin.sessions.index({})).data,
})

const nameOf = ({ device, lastUsedAt }: Data.Session) =>
  [deviceWords(device), formatDaysAgo(lastUsedAt)].join(', ')

export function Devices() {
  const remove = useRemovalFrom(sessionsQuery.queryKey)
  const end = useMutation({
    mutationFn: ({ _id: id }: Data.Session) =>
      untilGone(api.admin.sessions.destroy({ params: { id } })),
    onSuccess: (_, { _id, isCurrent }) => (isCurrent ? session.end() : remove(_id)),
    meta: { failure: m.endDeviceFailed(), done: m.deviceEnded() },
  })
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
                detail={m.deviceSince({ day: formatDaysAgo(one.createdAt) })}
                action={
                  <Button
                    variant="outline"
                    aria-label={m.endDeviceOf({ device: nameOf(one) })}
                    onClick={() => question.open(one)}
                  >
                    {m.signOut()}
                  </Button>
                }
              />
            ))}
          </ul>
          <ConfirmDialog
            isOpen={asked !== undefined}
            question={asked?.isCurrent ? m.endOwnQuestion() : m.endDeviceQuestion()}
            subject={
              asked?.isCurrent && unsent > 0
                ? m.unsentChanges({ count: unsent })
                : asked
                  ? nameOf(asked)
                  : ''
            }
            labels={[m.signOut(), m.signingOut()]}
            isPending={end.isPending}
            onConfirm={() => asked && end.mutate(asked, { onSettled: question.close })}
            onClose={question.close}
          />
        </>
      )}
    </AccessList>
  )
}
