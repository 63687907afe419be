import { startRegistration } from '@simplewebauthn/browser'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2Icon } from 'lucide-react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { IconButton } from '@/components/icon-button'
import { SmallForm } from '@/components/small-form'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'
import { deviceWords } from '@/lib/device-words'
import { messageOf, statusOf } from '@/lib/errors'
import { formatDaysAgo } from '@/lib/format'
import { useLayer } from '@/lib/layer'
import { presentPasswordFault } from '@/lib/new-password'
import { AccessList, AccessRow, Adding, untilGone, useRemovalFrom } from './access-list'

const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async () => (await api.admin.passkeys.index({})).data,
})

function detailOf({ createdAt, lastUsedAt }: Data.Passkey) {
  const added = formatDaysAgo(createdAt)
  return lastUsedAt
    ? m.passkeyUsed({ added, used: formatDaysAgo(lastUsedAt) })
    : m.passkeyUnused({ added })
}

export function Passkeys() {
  const drop = useRemovalFrom(passkeysQuery.queryKey)
  const remove = useMutation({
    mutationFn: (id: string) => untilGone(api.admin.passkeys.destroy({ params: { id } })),
    onSuccess: (_, id) => drop(id),
    meta: { failure: m.removePasskeyFailed(), done: m.passkeyRemoved() },
  })
  const question = useLayer<Data.Passkey>('passkeys')
  const asked = question.value

  return (
    <AccessList
      title={m.passkeys()}
      hint={m.passkeysHint()}
      failure={m.passkeysFailed()}
      query={useQuery(passkeysQuery)}
    >
      {(passkeys) => (
        <>
          {passkeys.length === 0 ? (
            <p className="text-muted-foreground">{m.passkeysEmpty()}</p>
          ) : (
            <ul className="divide-y border-y">
              {passkeys.map((one) => (
                <AccessRow
                  key={one._id}
                  name={deviceWords(one.device)}
                  detail={detailOf(one)}
                  action={
                    <IconButton
                      Icon={Trash2Icon}
                      className="text-destructive!"
                      label={m.removeOf({ name: deviceWords(one.device) })}
                      onClick={() => question.open(one)}
                    />
                  }
                />
              ))}
            </ul>
          )}
          {'PublicKeyCredential' in window ? (
            <Adding label={m.addPasskey()}>{(close) => <PasskeyForm onClose={close} />}</Adding>
          ) : (
            <p className="text-muted-foreground">{m.passkeysNotHere()}</p>
          )}
          <ConfirmDialog
            isOpen={asked !== undefined}
            question={m.removePasskeyQuestion()}
            subject={asked ? m.removePasskeyText({ device: deviceWords(asked.device) }) : ''}
            labels={[m.remove(), m.removing()]}
            isPending={remove.isPending}
            onConfirm={() => asked && remove.mutate(asked._id, { onSettled: question.close })}
            onClose={question.close}
          />
        </>
      )}
    </AccessList>
  )
}

function PasskeyForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()

  async function add(currentPassword: string) {
    const { options } = await api.admin.passkeyRegistrations.store({ body: { currentPassword } })
    const body = await startRegistration({ optionsJSON: options })
    const { data } = await api.admin.passkeys.store({ body })
    client.setQueryData(passkeysQuery.queryKey, (list) => [data, ...(list ?? [])])
    toast.success(m.passkeyAdded())
    onClose()
  }

  return (
    <SmallForm
      isFocused
      intro={<p>{m.passkeyPassword()}</p>}
      fields={[
        {
          name: 'currentPassword',
          label: m.password(),
          autoComplete: 'current-password',
          check: presentPasswordFault,
        },
      ]}
      send={({ currentPassword }) => add(currentPassword)}
      failure={failureOf}
      labels={[m.continuePasskey(), m.adding()]}
      onCancel={onClose}
    />
  )
}

function failureOf(error: unknown) {
  if (error instanceof Error && error.name === 'InvalidStateError') return m.passkeyAlready()
  // Of a limit the server's sentence says more than ours, of a passkey less.
  return [422, 429].includes(statusOf(error) ?? 0)
    ? messageOf(error, m.passkeyNotAdded())
    : m.passkeyNotAdded()
}
