import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'
import { deviceWords } from '@/lib/device-words'
import { formatDaysAgo } from '@/lib/format'
import { useLayer } from '@/lib/layer'
import { AccessList, untilGone } from './access-list'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await api.admin.sessions.index({})).data,
})

const nameOf = ({ device, lastUsedAt }: Data.Session) =>
  [deviceWords(device), formatDaysAgo(lastUsedAt)].join(', ')

export function Devices() {
  const client = useQueryClient()
  const question = useLayer<Data.Session>('devices')
  const asked = question.value
  const end = useMutation({
    mutationFn: ({ _id: id }: Data.Session) =>
      untilGone(api.admin.sessions.destroy({ params: { id } })),
    onSuccess: () => client.invalidateQueries(sessionsQuery),
    onSettled: question.close,
    meta: { failure: m.endDeviceFailed(), done: m.deviceEnded() },
  })
  return (
    <AccessList
      title={m.devices()}
      hint={m.devicesHint()}
      failure={m.devicesFailed()}
      query={useQuery(sessionsQuery)}
      row={(one) => ({
        name: nameOf(one),
        mark: one.isCurrent && <Badge variant="success">{m.thisDevice()}</Badge>,
        detail: m.deviceSince({ day: formatDaysAgo(one.createdAt) }),
        action: !one.isCurrent && (
          <Button
            variant="outline"
            aria-label={m.endDeviceOf({ device: nameOf(one) })}
            onClick={() => question.open(one)}
          >
            {m.signOut()}
          </Button>
        ),
      })}
    >
      <ConfirmDialog
        isOpen={asked !== undefined}
        question={m.endDeviceQuestion()}
        subject={asked ? nameOf(asked) : ''}
        labels={[m.signOut(), m.signingOut()]}
        isPending={end.isPending}
        onConfirm={() => asked && end.mutate(asked)}
        onClose={question.close}
      />
    </AccessList>
  )
}
