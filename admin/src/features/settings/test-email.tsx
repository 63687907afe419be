import { CircleAlertIcon, CircleCheckIcon, SendIcon } from 'lucide-react'
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
        {test.isPending ? 'Sending...' : 'Send Test Email'}
      </Button>
      <div role="alert" className="empty:hidden">
        {test.isError && (
          <FieldError>{messageOf(test.error, 'Failed to send the test email')}</FieldError>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {test.data && (
          <ul aria-label="Test email" className="grid gap-2">
            {test.data.data.map(({ recipient, isAccepted, answer }) => (
              <li key={recipient} className="flex items-start gap-2">
                {isAccepted ? (
                  <CircleCheckIcon aria-hidden className="mt-1 size-4 shrink-0 text-success" />
                ) : (
                  <CircleAlertIcon aria-hidden className="mt-1 size-4 shrink-0 text-destructive" />
                )}
                <div className="min-w-0">
                  <p className="break-words">
                    {isAccepted ? 'Sent to' : 'Not sent to'} {recipient}
                  </p>
                  <p className="text-sm wrap-anywhere text-muted-foreground">
                    The mail server said: {answer}
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
