import { findFault } from '@academy/api/shared/rules/field_rule'
import { contactRules } from '@academy/api/shared/rules/contact_rules'
import { plainText } from '@academy/api/shared/text/plain_text'
import { Trash2Icon } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { DraftBar } from '@/components/draft-bar'
import { FormField } from '@/components/form-field'
import { IconButton } from '@/components/icon-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { api } from '@/lib/api'
import { useDraft } from '@/lib/drafts'
import { faultMessage } from '@/lib/fault-message'
import { useSettingsChange } from './queries'
import { SettingSection } from './setting-section'
import { TestEmail } from './test-email'

/** The list is stored as a whole: an address that another tab added meanwhile stays in it. */
async function changeEmails(edit: (stored: string[]) => string[]) {
  const { data } = await api.admin.settings.show({})
  const emails = edit(data.notificationEmails)
  return api.admin.notificationRecipients.update({ body: { emails } })
}

const useAdd = () =>
  useSettingsChange((email: string) => changeEmails((stored) => [...new Set([...stored, email])]), {
    failure: m.emailAddFailed(),
    done: m.emailAdded(),
  })

export function Recipients({ emails }: { emails: string[] }) {
  const add = useAdd()
  const remove = useSettingsChange(
    (email: string) => changeEmails((stored) => stored.filter((other) => other !== email)),
    { failure: m.emailRemoveFailed() }
  )
  const heading = useRef<HTMLHeadingElement>(null)

  function drop(email: string) {
    remove.mutate(email, {
      onSuccess() {
        // Its button goes with it; without this the focus would fall to the top of the page.
        heading.current?.focus()
        const undo = { label: m.undo(), onClick: () => add.mutate(email) }
        toast.success(m.emailRemoved(), { action: undo })
      },
    })
  }

  return (
    <SettingSection title={m.recipients()} heading={heading}>
      <AddRecipient emails={emails} />
      {emails.length === 0 ? (
        <p className="text-muted-foreground">{m.recipientsEmpty()}</p>
      ) : (
        <>
          <ul className="divide-y border-y">
            {emails.map((email) => (
              <li key={email} className="flex items-center gap-3 py-1">
                <span className="min-w-0 grow break-all">{email}</span>
                <IconButton
                  Icon={Trash2Icon}
                  className="text-destructive!"
                  label={m.removeOf({ name: email })}
                  disabled={remove.isPending}
                  onClick={() => drop(email)}
                />
              </li>
            ))}
          </ul>
          <TestEmail />
        </>
      )}
    </SettingSection>
  )
}

function AddRecipient({ emails }: { emails: string[] }) {
  const add = useAdd()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const email = plainText(typed)

  const draft = useDraft({
    key: 'recipient:new',
    unsaved: email ? { values: { email: typed }, picture: null } : null,
    onRestore: ({ values }) => setTyped(values.email),
    startOver: { words: m.startEmpty(), act: () => setTyped('') },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!email || add.isPending) return
    const isListed = emails.some((other) => other.toLowerCase() === email.toLowerCase())
    const fault = findFault(contactRules.email, email)
    if (isListed) return setError(m.emailListed())
    if (fault) return setError(faultMessage(fault))
    add.mutate(email, { onSuccess: () => setTyped((now) => (now === typed ? '' : now)) })
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
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value)
                  setError(undefined)
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
