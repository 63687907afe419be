import { deviceWords } from '@academy/api/shared/words/device_words'
import { startRegistration } from '@simplewebauthn/browser'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2Icon } from 'lucide-react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { FoldedPart } from '@/components/folded-part'
import { IconButton } from '@/components/icon-button'
import { SmallForm } from '@/components/small-form'
import { ownPasswordField } from '@/lib/account-fields'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'
import { messageOf } from '@/lib/refusal-words'
import { formatDaysAgo } from '@/lib/format'
import { language } from '@/lib/language'
import { useLayer } from '@/lib/history'
import { AccessList, ignoreNotFound } from './access-list'

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
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries(passkeysQuery)
  const question = useLayer<Data.Passkey>('passkeys')
  const toRemove = question.value
  const remove = useMutation({
    mutationFn: ({ _id: id }: Data.Passkey) =>
      ignoreNotFound(api.admin.passkeys.destroy({ params: { id } })),
    onSuccess: refresh,
    onSettled: question.close,
    meta: { failure: m.removePasskeyFailed(), done: m.passkeyRemoved() },
  })

  async function add({ currentPassword }: { currentPassword: string }) {
    const { options } = await api.admin.passkeyRegistrations.store({ body: { currentPassword } })
    const body = await startRegistration({ optionsJSON: options })
    await api.admin.passkeys.store({ body })
    toast.success(m.passkeyAdded())
    await refresh()
  }

  return (
    <AccessList
      id="passkeys"
      title={m.passkeys()}
      hint={m.passkeysHint()}
      failure={m.passkeysFailed()}
      empty={m.passkeysEmpty()}
      query={useQuery(passkeysQuery)}
      row={(one) => ({
        name: deviceWords(language(), one.device),
        detail: detailOf(one),
        action: (
          <IconButton
            Icon={Trash2Icon}
            className="text-destructive!"
            label={m.removeOf({ name: deviceWords(language(), one.device) })}
            onClick={() => question.open(one)}
          />
        ),
      })}
    >
      {'PublicKeyCredential' in window ? (
        <FoldedPart title={m.addPasskey()} summary={m.passkeyPassword()}>
          <SmallForm
            isFocused
            fields={[ownPasswordField]}
            send={add}
            failure={failureOf}
            labels={[m.continuePasskey(), m.adding()]}
          />
        </FoldedPart>
      ) : (
        <p className="text-muted-foreground">{m.passkeysNotHere()}</p>
      )}
      <ConfirmDialog
        isOpen={toRemove !== undefined}
        question={m.removePasskeyQuestion()}
        subject={
          toRemove ? m.removePasskeyText({ device: deviceWords(language(), toRemove.device) }) : ''
        }
        labels={[m.remove(), m.removing()]}
        isPending={remove.isPending}
        onConfirm={() => toRemove && remove.mutate(toRemove)}
        onClose={question.close}
      />
    </AccessList>
  )
}

const failureOf = (error: unknown) =>
  error instanceof Error && error.name === 'InvalidStateError'
    ? m.passkeyAlready()
    : messageOf(error, m.passkeyNotAdded())
