import { findFault } from '@academy/api/shared/rules/field_rule'
import { contactRules } from '@academy/api/shared/rules/contact_rules'
import { likelyEmail } from '@academy/api/shared/text/likely_email'
import { plainText } from '@academy/api/shared/text/plain_text'
import { useMutation } from '@tanstack/react-query'
import { SendIcon, Trash2Icon } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { DraftBar } from '@/unsent/draft-bar'
import { FieldError, FormField } from '@/components/form-field'
import { IconButton, LabelledButton } from '@/components/icon-button'
import { MailLine } from '@/components/mail-line'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { api } from '@/lib/api'
import { changeLatest } from '@/lib/change-latest'
import { ifMatch } from '@/lib/if-match'
import { useDraft } from '@/unsent/use-draft'
import { messageOf } from '@/lib/refusal-words'
import { faultMessage } from '@/lib/fault-message'
import { readSettings, useSettingsChange } from './queries'
import { SettingSection } from './setting-section'

/** The list is stored as a whole: an address that another tab added meanwhile stays in it. */
const changeEmails = (edit: (stored: string[]) => string[]) =>
  changeLatest({
    read: readSettings,
    edit: ({ notificationEmails }) => edit(notificationEmails),
    async write(emails, { version }) {
      const headers = ifMatch(version)
      return (await api.admin.notificationRecipients.update({ body: { emails }, headers })).data
    },
  })

export function Recipients({ emails }: { emails: string[] }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const email = plainText(typed)
  const likely = likelyEmail(email)
  const add = useSettingsChange(
    (added: string) => changeEmails((stored) => [...new Set([...stored, added])]),
    { failure: m.emailAddFailed(), done: m.emailAdded() }
  )
  const remove = useSettingsChange(
    (removed: string) => changeEmails((stored) => stored.filter((other) => other !== removed)),
    { failure: m.emailRemoveFailed() }
  )
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

  function drop(dropped: string) {
    remove.mutate(dropped, {
      onSuccess() {
        // Its button goes with it; without this the focus would fall to the top of the page.
        document.getElementById('recipients-title')?.focus()
        const undo = { label: m.undo(), onClick: () => add.mutate(dropped) }
        toast.success(m.emailRemoved(), { action: undo })
      },
    })
  }

  return (
    <SettingSection id="recipients" title={m.recipients()}>
      <DraftBar draft={draft} />
      <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={submit}>
        <div className="min-w-0 grow basis-60">
          <FormField
            label={m.emailAddress()}
            hint={likely && m.didYouMean({ email: likely })}
            error={error}
          >
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
      {emails.length === 0 ? (
        <p className="text-muted-foreground">{m.recipientsEmpty()}</p>
      ) : (
        <>
          <ul className="divide-y border-y">
            {emails.map((one) => (
              <li key={one} className="flex items-center gap-3 py-1">
                <span className="min-w-0 grow break-all">{one}</span>
                <IconButton
                  Icon={Trash2Icon}
                  className="text-destructive!"
                  label={m.removeOf({ name: one })}
                  disabled={remove.isPending}
                  onClick={() => drop(one)}
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

function TestEmail() {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => api.admin.testEmails.store({ body: {} }),
    meta: { isQuiet: true, failure: m.testEmailNotSent() },
  })
  return (
    <div className="grid gap-3">
      <LabelledButton
        Icon={SendIcon}
        label={isPending ? m.sending() : m.sendTestEmail()}
        className="sm:justify-self-start"
        disabled={isPending}
        onClick={() => mutate()}
      />
      <div role="alert" className="empty:hidden">
        {error && <FieldError>{messageOf(error, m.testEmailFailed())}</FieldError>}
      </div>
      <div role="status" className="empty:hidden">
        {data && (
          <ul aria-label={m.testEmail()} className="grid gap-2">
            {data.data.map(({ recipient, isAccepted, reason, answer }) => (
              <MailLine
                key={recipient}
                recipient={recipient}
                state={isAccepted ? 'sent' : 'failed'}
                reason={reason}
                answer={answer}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
