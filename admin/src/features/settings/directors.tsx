import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { FoldedPart } from '@/components/folded-part'
import { SmallForm } from '@/components/small-form'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { emailField, newPasswordField, ownPasswordField } from '@/lib/account-fields'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'
import { formatDay } from '@/lib/format'
import { AccessList, ignoreNotFound } from './access-list'

const directorsQuery = queryOptions({
  queryKey: ['directors'],
  queryFn: async () => (await api.admin.directors.index({})).data,
})

/** The own password is asked for, as an open session may be in other hands. */
export function Directors() {
  const client = useQueryClient()
  const [removed, setRemoved] = useState<Data.Director>()
  const refresh = () => client.invalidateQueries(directorsQuery)
  return (
    <AccessList
      id="directors"
      title={m.directors()}
      hint={m.directorsHint()}
      failure={m.directorsFailed()}
      query={useQuery(directorsQuery)}
      row={(one) => ({
        name: one.email,
        mark: one.isCurrent && <Badge variant="success">{m.you()}</Badge>,
        detail: m.addedOn({ day: formatDay(one.createdAt) }),
        action: !one.isCurrent && (
          <Button
            variant="ghost"
            className="text-destructive!"
            aria-label={m.removeOf({ name: one.email })}
            onClick={() => setRemoved(one)}
          >
            {m.remove()}
          </Button>
        ),
      })}
    >
      {removed && (
        <SmallForm
          key={removed._id}
          isFocused
          variant="destructive"
          intro={<p>{m.removeDirectorText({ email: removed.email })}</p>}
          fields={[ownPasswordField]}
          send={async (body) => {
            const params = { id: removed._id }
            await ignoreNotFound(api.admin.directors.destroy({ params, body }))
            toast.success(m.directorRemoved())
            setRemoved(undefined)
            await refresh()
          }}
          failure={m.directorNotRemoved()}
          labels={[m.remove(), m.removing()]}
          onCancel={() => setRemoved(undefined)}
        />
      )}
      <FoldedPart title={m.addDirector()}>
        <SmallForm
          isFocused
          fields={[
            { ...emailField, autoComplete: 'off' },
            { ...newPasswordField, label: m.theirPassword },
            ownPasswordField,
          ]}
          send={async (body) => {
            await api.directors.store({ body })
            toast.success(m.directorAdded())
            await refresh()
          }}
          failure={m.directorNotAdded()}
          labels={[m.addDirector(), m.adding()]}
        />
      </FoldedPart>
    </AccessList>
  )
}
