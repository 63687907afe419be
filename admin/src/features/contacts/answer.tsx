import type { AppLanguage } from '@academy/api/shared/languages'
import type { ReplyTopic } from '@academy/api/shared/ready_replies'
import { useQuery } from '@tanstack/react-query'
import { MailIcon, MessageCircleIcon } from 'lucide-react'
import { useState } from 'react'
import * as m from 'virtual:admin-messages'
import { ReplyChoice } from '@/components/reply-choice'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import type { ContactMessage } from '@/lib/data'
import { readyRepliesQuery } from '@/lib/ready-replies'
import { become } from './become'
import { hasWhatsApp, mailLink, whatsAppLink } from './contact-links'
import { eventsQuery, replyLanguage, replyTo, topicOf } from './reply-text'

/** The one button that answers a message, and the ready reply that it opens with. */
export function Answer({ contact }: { contact: ContactMessage }) {
  const replies = useQuery(readyRepliesQuery).data
  const events = useQuery(eventsQuery).data ?? []
  const [chosenTopic, chooseTopic] = useState<ReplyTopic>()
  const [chosenLanguage, chooseLanguage] = useState<AppLanguage>()
  const [typed, type] = useState<string>()

  const topic = chosenTopic ?? topicOf(contact, events)
  const language = chosenLanguage ?? replyLanguage(contact)
  const ready = replies ? replyTo(contact, replies[topic][language], language, events) : ''
  const text = typed ?? ready

  const isByMail = !hasWhatsApp(contact.phone)
  const Icon = isByMail ? MailIcon : MessageCircleIcon
  return (
    <div className="grid gap-4 print:hidden">
      <Button asChild className="w-full sm:w-fit sm:min-w-60">
        <a
          href={isByMail ? mailLink(contact, text) : whatsAppLink(contact.phone, text)}
          {...(isByMail ? {} : { target: '_blank', rel: 'noopener' })}
          onClick={() => become(contact, 'answered')}
        >
          <Icon aria-hidden />
          {isByMail ? m.reply() : m.whatsapp()}
        </a>
      </Button>
      {replies && (
        <div className="grid max-w-[65ch] gap-3">
          <ReplyChoice
            topicLabel={m.readyReply()}
            topic={topic}
            language={language}
            onTopic={(chosen) => {
              chooseTopic(chosen)
              type(undefined)
            }}
            onLanguage={(chosen) => {
              chooseLanguage(chosen)
              type(undefined)
            }}
          />
          <Textarea
            aria-label={m.replyText()}
            lang={language}
            className="max-h-80"
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        </div>
      )}
    </div>
  )
}
