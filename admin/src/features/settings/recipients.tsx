import { Trash2Icon } from 'lucide-react'
import { useRef } from 'react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { AddRecipient } from './add-recipient'
import { useAddEmail, useRemoveEmail } from './queries'
import { TestEmail } from './test-email'

export function Recipients({ emails }: { emails: string[] }) {
  const add = useAddEmail()
  const remove = useRemoveEmail()
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
    <section className="grid gap-5 rounded-panel border bg-card p-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {m.recipients()}
      </h2>
      <AddRecipient emails={emails} />
      {emails.length === 0 ? (
        <p className="text-muted-foreground">{m.recipientsEmpty()}</p>
      ) : (
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
      )}
      {emails.length > 0 && <TestEmail />}
    </section>
  )
}
