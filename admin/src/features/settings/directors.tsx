import { NEW_PASSWORD_MIN } from '@academy/api/shared/rules/sign_in_rules'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { emailFault, SmallForm } from '@/components/small-form'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api'
import { formatDay } from '@/lib/format'
import { newPasswordFault, presentPasswordFault } from '@/lib/new-password'
import { AccessList, AccessRow, Adding, untilGone, useRemovalFrom } from './access-list'

const directorsQuery = queryOptions({
  queryKey: ['directors'],
  queryFn: async () => (await api.admin.directors.index({})).data,
})

/** Asked for before who can sign in is changed: an open session may be in other hands. */
const ownPassword = {
  name: 'currentPassword',
  label: m.ownPassword(),
  autoComplete: 'current-password',
  check: presentPasswordFault,
} as const

export function Directors() {
  const [removedId, setRemovedId] = useState<string>()
  return (
    <AccessList
      title={m.directors()}
      hint={m.directorsHint()}
      failure={m.directorsFailed()}
      query={useQuery(directorsQuery)}
    >
      {(directors) => (
        <>
          <ul className="divide-y border-y">
            {directors.map((one) => (
              <AccessRow
                key={one._id}
                name={one.email}
                mark={one.isCurrent && <Badge variant="success">{m.you()}</Badge>}
                detail={m.addedOn({ day: formatDay(one.createdAt) })}
                action={
                  !one.isCurrent && (
                    <Button
                      variant="ghost"
                      className="text-destructive!"
                      aria-label={m.removeOf({ name: one.email })}
                      onClick={() => setRemovedId(one._id)}
                    >
                      {m.remove()}
                    </Button>
                  )
                }
              />
            ))}
          </ul>
          {directors.map(
            (one) =>
              one._id === removedId && (
                <RemoveForm key={one._id} {...one} onClose={() => setRemovedId(undefined)} />
              )
          )}
          <Adding label={m.addDirector()}>{(close) => <AddForm onClose={close} />}</Adding>
        </>
      )}
    </AccessList>
  )
}

function AddForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  return (
    <SmallForm
      isFocused
      fields={[
        { name: 'email', label: m.email(), type: 'email', autoComplete: 'off', check: emailFault },
        {
          name: 'password',
          label: m.theirPassword(),
          hint: m.newPasswordHint({ min: NEW_PASSWORD_MIN }),
          autoComplete: 'new-password',
          check: newPasswordFault,
        },
        ownPassword,
      ]}
      send={async (values) => {
        await api.directors.store({ body: { ...values, email: values.email.trim() } })
        toast.success(m.directorAdded())
        onClose()
        await client.invalidateQueries({ queryKey: directorsQuery.queryKey })
      }}
      failure={m.directorNotAdded()}
      labels={[m.addDirector(), m.adding()]}
      onCancel={onClose}
    />
  )
}

interface RemoveFormProps {
  _id: string
  email: string
  onClose: () => void
}

function RemoveForm({ _id: id, email, onClose }: RemoveFormProps) {
  const remove = useRemovalFrom(directorsQuery.queryKey)
  return (
    <SmallForm
      isFocused
      isDestructive
      intro={<p>{m.removeDirectorText({ email })}</p>}
      fields={[ownPassword]}
      send={async (body) => {
        await untilGone(api.admin.directors.destroy({ params: { id }, body }))
        toast.success(m.directorRemoved())
        onClose()
        remove(id)
      }}
      failure={m.directorNotRemoved()}
      labels={[m.remove(), m.removing()]}
      onCancel={onClose}
    />
  )
}
