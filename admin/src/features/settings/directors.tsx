import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '@/lib/messages'
import { PasswordForm } from '@/components/password-form'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { messageOf } from '@/lib/errors'
import { fieldErrorsOf } from '@/lib/field-errors'
import { formatDay } from '@/lib/format'
import { presentPasswordFault } from '@/lib/new-password'
import { AccessList } from './access-list'
import { directorsQuery, useRemoveDirector } from './access-queries'
import { AccessRow } from './access-row'
import { DirectorForm } from './director-form'

/** Everybody who can sign in, each with the way to remove them. */
export function Directors() {
  const [isAdding, setAdding] = useState(false)
  const [removedId, setRemovedId] = useState<string>()
  const close = () => setRemovedId(undefined)
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
            ({ _id, email }) =>
              _id === removedId && <RemoveForm key={_id} id={_id} email={email} onClose={close} />
          )}
          {isAdding ? (
            <DirectorForm onClose={() => setAdding(false)} />
          ) : (
            <Button
              variant="outline"
              className="max-sm:w-full sm:justify-self-start"
              onClick={() => setAdding(true)}
            >
              {m.addDirector()}
            </Button>
          )}
        </>
      )}
    </AccessList>
  )
}

interface RemoveFormProps {
  id: string
  email: string
  onClose: () => void
}

function RemoveForm({ id, email, onClose }: RemoveFormProps) {
  const remove = useRemoveDirector()

  async function send(currentPassword: string) {
    try {
      await remove.mutateAsync({ id, currentPassword })
      onClose()
      return undefined
    } catch (error) {
      const fault = fieldErrorsOf(error)['currentPassword']
      return fault ? { password: fault } : { failure: messageOf(error, m.directorNotRemoved()) }
    }
  }

  return (
    <PasswordForm
      label={m.ownPassword()}
      autoComplete="current-password"
      check={presentPasswordFault}
      send={send}
      className="grid gap-5"
      intro={<p>{m.removeDirectorText({ email })}</p>}
      buttons={(isBusy) => (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="destructive" className="max-sm:grow" disabled={isBusy}>
            {isBusy ? m.removing() : m.remove()}
          </Button>
          <Button variant="outline" className="max-sm:grow" disabled={isBusy} onClick={onClose}>
            {m.cancel()}
          </Button>
        </div>
      )}
    />
  )
}
