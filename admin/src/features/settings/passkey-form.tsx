import { m } from '@/lib/messages'
import { PasswordForm } from '@/components/password-form'
import { Button } from '@/components/ui/button'
import { messageOf, statusOf } from '@/lib/errors'
import { fieldErrorsOf } from '@/lib/field-errors'
import { presentPasswordFault } from '@/lib/new-password'
import { useAddPasskey } from './access-queries'

/** Adds a passkey, after the password: an open session may be in other hands. */
export function PasskeyForm({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey()

  async function send(password: string) {
    try {
      await add.mutateAsync(password)
      onClose()
      return undefined
    } catch (refusal) {
      const fault = fieldErrorsOf(refusal)['currentPassword']
      return fault ? { password: fault } : { failure: wordsOf(refusal) }
    }
  }

  return (
    <PasswordForm
      label={m.password()}
      autoComplete="current-password"
      check={presentPasswordFault}
      send={send}
      className="grid gap-5"
      intro={<p>{m.passkeyPassword()}</p>}
      buttons={(isAdding) => (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="max-sm:grow" disabled={isAdding}>
            {isAdding ? m.adding() : m.continuePasskey()}
          </Button>
          <Button variant="outline" className="max-sm:grow" disabled={isAdding} onClick={onClose}>
            {m.cancel()}
          </Button>
        </div>
      )}
    />
  )
}

function wordsOf(refusal: unknown) {
  if (refusal instanceof Error && refusal.name === 'InvalidStateError') return m.passkeyAlready()
  // The server's own sentence is of a limit; of a passkey it says less than ours.
  return statusOf(refusal) === 429 ? messageOf(refusal, m.passkeyNotAdded()) : m.passkeyNotAdded()
}
