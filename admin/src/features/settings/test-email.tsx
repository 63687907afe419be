import { useMutation } from '@tanstack/react-query'
import { SendIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { FieldError } from '@/components/form-field'
import { LabelledButton } from '@/components/icon-button'
import { MailLine } from '@/components/mail-line'
import { api } from '@/lib/api'
import { messageOf } from '@/lib/errors'

/** Sends a mail to every recipient now and shows what the mail server answered. */
export function TestEmail() {
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
            {data.data.map(({ recipient, isAccepted, answer }) => (
              <MailLine
                key={recipient}
                recipient={recipient}
                state={isAccepted ? 'sent' : 'failed'}
                notes={[m.mailServerSaid({ answer })]}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
