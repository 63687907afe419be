import { CircleAlertIcon, CircleCheckIcon, SendIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/form-field'
import { messageOf } from '@/lib/errors'
import { useTestEmail } from './queries'

/** Sends a mail to every recipient now and shows what the mail server said, word for word. */
export function TestEmail() {
  const test = useTestEmail()
  return (
    <div className="grid gap-3">
      <Button
        variant="outline"
        className="sm:justify-self-start"
        disabled={test.isPending}
        onClick={() => test.mutate()}
      >
        <SendIcon aria-hidden />
        {test.isPending ? m.sending() : m.sendTestEmail()}
      </Button>
      <div role="alert" className="empty:hidden">
        {test.isError && <FieldError>{messageOf(test.error, m.testEmailFailed())}</FieldError>}
      </div>
      <div role="status" className="empty:hidden">
        {test.data && (
          <ul aria-label={m.testEmail()} className="grid gap-2">
            {test.data.data.map(({ recipient, isAccepted, answer }) => (
              <li key={recipient} className="flex items-start gap-2">
                {isAccepted ? (
                  <CircleCheckIcon aria-hidden className="mt-1 size-4 shrink-0 text-success" />
                ) : (
                  <CircleAlertIcon aria-hidden className="mt-1 size-4 shrink-0 text-destructive" />
                )}
                <div className="min-w-0">
                  <p className="break-words">
                    {isAccepted ? m.mailSent({ recipient }) : m.mailFailed({ recipient })}
                  </p>
                  <p className="text-sm wrap-anywhere text-muted-foreground">
                    {m.mailServerSaid({ answer })}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
