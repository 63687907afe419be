import { findFault } from '@academy/api/shared/rules/field_rule'
import { contactRules } from '@academy/api/shared/rules/contact_rules'
import { plainText } from '@academy/api/shared/text/plain_text'
import { useState, type SubmitEvent } from 'react'
import { m } from '@/lib/messages'
import { DraftBar } from '@/components/draft-bar'
import { FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { faultMessage } from '@/lib/fault-message'
import { useDraft } from '@/lib/drafts'
import { useAddEmail } from './queries'

const KNOWN = m.emailListed()

export function AddRecipient({ emails }: { emails: string[] }) {
  const add = useAddEmail()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const known = (typed: string) =>
    emails.some((other) => other.toLowerCase() === typed.trim().toLowerCase())
  // Removed from the list meanwhile, it is no duplicate any more.
  const error = fault === KNOWN && !known(email) ? undefined : fault

  const draft = useDraft({
    key: 'recipient:new',
    unsaved: email.trim() ? { values: { email }, picture: null } : null,
    onRestore: ({ values }) => setEmail(values.email),
    startOver: { words: m.startEmpty(), act: () => setEmail('') },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const next = plainText(email)
    if (next === '' || add.isPending) return
    const fault = findFault(contactRules.email, next)
    const found = known(next) ? KNOWN : fault && faultMessage(fault)
    setFault(found)
    if (!found) add.mutate(next, { onSuccess: () => setEmail((now) => (now === email ? '' : now)) })
  }

  return (
    <>
      <DraftBar draft={draft} />
      <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={submit}>
        <div className="min-w-0 grow basis-60">
          <FormField label={m.emailAddress()} error={error}>
            {(control) => (
              <Input
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder={m.emailExample()}
                {...control}
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value)
                  setFault(undefined)
                }}
              />
            )}
          </FormField>
        </div>
        {/* Level with the field, below the height of its label. */}
        <Button type="submit" className="max-sm:w-full sm:mt-8" disabled={add.isPending}>
          {add.isPending ? m.adding() : m.add()}
        </Button>
      </form>
    </>
  )
}
