import { LANGUAGES, type AppLanguage } from '@academy/api/shared/languages'
import { REPLY_TOPICS, type ReplyTopic } from '@academy/api/shared/ready_replies'
import { languages } from '@academy/site/languages'
import { useQuery } from '@tanstack/react-query'
import { MailIcon, MessageCircleIcon } from 'lucide-react'
import { useId, useState } from 'react'
import * as m from 'virtual:admin-messages'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'
import type { ContactMessage } from '@/lib/data'
import { readyRepliesQuery, topicNames } from '@/lib/ready-replies'
import { become } from './become'
import { hasWhatsApp, mailLink, whatsAppLink } from './contact-links'
import { eventsQuery, replyLanguage, replyTo, topicOf } from './reply-text'

/** The one button that answers a message, and the ready reply that it opens with. */
export function Answer({ contact }: { contact: ContactMessage }) {
  const id = useId()
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
          <div className="grid grid-cols-2 gap-3">
            <div className="grid gap-2">
              <Label htmlFor={`${id}-topic`}>{m.readyReply()}</Label>
              <NativeSelect
                id={`${id}-topic`}
                value={topic}
                onChange={({ target }) => {
                  chooseTopic(target.value as ReplyTopic)
                  type(undefined)
                }}
              >
                {REPLY_TOPICS.map((one) => (
                  <option key={one} value={one}>
                    {topicNames[one]()}
                  </option>
                ))}
              </NativeSelect>
            </div>
            <div className="grid gap-2">
              <Label htmlFor={`${id}-language`}>{m.replyLanguage()}</Label>
              <NativeSelect
                id={`${id}-language`}
                value={language}
                onChange={({ target }) => {
                  chooseLanguage(target.value as AppLanguage)
                  type(undefined)
                }}
              >
                {LANGUAGES.map((one) => (
                  <option key={one} value={one} lang={one}>
                    {languages[one]}
                  </option>
                ))}
              </NativeSelect>
            </div>
          </div>
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
