import { chatLink } from '@academy/api/shared/text/chat_number'
import { messengerDigits } from '@academy/api/shared/text/phone_numbers'
import { CopyIcon, MailIcon, MessageCircleIcon } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { LabelledButton } from '@/components/icon-button'
import { Button } from '@/components/ui/button'
import type { ContactMessage } from '@/lib/data'
import { m } from '@/lib/messages'
import { mailLink } from './contact-links'

/** The message whose answer was begun in another app, in this tab. */
const SENT_FROM = 'academy.answer-begun'

interface SendReplyProps {
  contact: ContactMessage
  text: string
  onSent: () => void
}

/** The apps that send a text, and the question whether it was sent, which only the director knows. */
export function SendReply({ contact, text, onSent }: SendReplyProps) {
  const [isBegun, setBegun] = useState(() => sessionStorage.getItem(SENT_FROM) === contact._id)
  const chat = messengerDigits(contact.phone)
  const mail = mailLink(contact, text)

  function begin() {
    sessionStorage.setItem(SENT_FROM, contact._id)
    setBegun(true)
  }

  function end(isSent: boolean) {
    sessionStorage.removeItem(SENT_FROM)
    setBegun(false)
    if (isSent) onSent()
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast(mail.isWhole ? m.textCopied() : m.textCopiedForMail())
    } catch {
      toast.error(m.textNotCopied())
    }
  }

  function beginMail() {
    begin()
    if (!mail.isWhole) void copy()
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {chat && (
          <Button asChild className="max-sm:w-full sm:min-w-60">
            <a href={chatLink(chat, text)} target="_blank" rel="noopener" onClick={begin}>
              <MessageCircleIcon aria-hidden />
              {m.whatsapp()}
            </a>
          </Button>
        )}
        <Button asChild variant={chat ? 'outline' : 'default'} className="max-sm:grow sm:min-w-36">
          <a href={mail.href} onClick={beginMail}>
            <MailIcon aria-hidden />
            {m.reply()}
          </a>
        </Button>
        <LabelledButton
          Icon={CopyIcon}
          label={m.copyText()}
          className="max-sm:grow"
          onClick={() => void copy()}
        />
      </div>
      {isBegun && (
        <div role="status" className="flex flex-wrap items-center gap-1">
          <p className="grow font-bold">{m.sentQuestion()}</p>
          <Button variant="outline" size="sm" onClick={() => end(true)}>
            {m.yesSent()}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => end(false)}>
            {m.notYet()}
          </Button>
        </div>
      )}
    </div>
  )
}
