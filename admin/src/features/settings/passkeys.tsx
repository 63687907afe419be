import { useQuery } from '@tanstack/react-query'
import { Trash2Icon } from 'lucide-react'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { ConfirmDialog } from '@/components/confirm-dialog'
import type { Data } from '@/lib/data'
import { useLayer } from '@/lib/layer'
import { AccessList } from './access-list'
import { passkeysQuery, useRemovePasskey } from './access-queries'
import { AccessRow } from './access-row'
import { AddPasskey } from './add-passkey'
import { daysAgo } from './days-ago'
import { deviceWords } from '@/lib/device-words'

function detailOf({ createdAt, lastUsedAt }: Data.Passkey) {
  const added = daysAgo(createdAt)
  return lastUsedAt
    ? m.passkeyUsed({ added, used: daysAgo(lastUsedAt) })
    : m.passkeyUnused({ added })
}

/** What opens the account beside the password. */
export function Passkeys() {
  const remove = useRemovePasskey()
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
          <AddPasskey />
          {asked && (
            <ConfirmDialog
              isOpen={question.isOpen}
              question={m.removePasskeyQuestion()}
              subject={m.removePasskeyText({ device: deviceWords(asked.device) })}
              labels={[m.remove(), m.removing()]}
              isPending={remove.isPending}
              onConfirm={() => remove.mutate(asked._id, { onSettled: question.close })}
              onClose={question.close}
            />
          )}
        </>
      )}
    </AccessList>
  )
}
