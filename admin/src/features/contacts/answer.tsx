import { shortDayWords } from '@academy/api/shared/days/day_words'
import { LANGUAGES, languages, type Language } from '@academy/api/shared/languages/languages'
import { chatLink } from '@academy/api/shared/text/chat_number'
import { messengerDigits } from '@academy/api/shared/text/phone_numbers'
import { REPLY_TOPICS } from '@academy/api/shared/text/ready_replies'
import { useQuery } from '@tanstack/react-query'
import { CopyIcon, MailIcon, MessageCircleIcon } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { LabelledButton } from '@/components/icon-button'
import { LabelledSelect } from '@/components/labelled-select'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import type { ContactMessage } from '@/lib/data'
import { readyRepliesQuery, topicNames } from '@/lib/ready-replies'
import { useDraft } from '@/unsent/drafts'
import { mailLink } from './contact-links'
import { setAnswered } from './message-changes'
import {
  eventsFor,
  eventsQuery,
  greetingIn,
  replyLanguage,
  replyTo,
  titleIn,
  topicOf,
  type Event,
  type ReplyChoice,
} from './reply-text'

/** The message whose answer was begun in another app, in this tab. */
const SENT_FROM = 'academy.answer-begun'

interface Typed {
  text?: string
  topic?: ReplyChoice
  language?: Language
  /** The id of the tournament that was chosen of several. */
  event?: string | undefined
}

export function Answer({ contact }: { contact: ContactMessage }) {
  const replies = useQuery(readyRepliesQuery).data
  const events = useQuery(eventsQuery).data ?? []
  const [typed, setTyped] = useState<Typed>({})
  const [isBegun, setBegun] = useState(() => sessionStorage.getItem(SENT_FROM) === contact._id)

  const topic = typed.topic ?? topicOf(contact, events)
  const language = typed.language ?? replyLanguage(contact)
  const ready = topic === 'greeting' ? greetingIn(language) : replies?.[topic][language]
  const possible = eventsFor(contact, events)
  const event =
    possible.find(({ _id }) => _id === typed.event) ??
    (possible.length === 1 ? possible[0] : undefined)
  const readyText = replyTo(contact, ready ?? '', language, event)
  const text = typed.text ?? readyText
  const isOwn = typed.text !== undefined && typed.text !== readyText

  const draft = useDraft<Typed>({
    key: `reply:${contact._id}`,
    unsaved: typed.text === undefined ? null : { values: typed, picture: null },
    onRestore: ({ values }) => setTyped(values),
    startOver: { words: m.useReadyReply(), act: () => setTyped({}) },
  })

  const isTypedAgain = useRef(false)
  function takeReady() {
    isTypedAgain.current = false
    setTyped({ topic, language, event: typed.event })
    const undo = () => {
      if (!isTypedAgain.current) setTyped(typed)
    }
    toast(m.draftAside(), { action: { label: m.undo(), onClick: undo } })
  }

  function begin() {
    sessionStorage.setItem(SENT_FROM, contact._id)
    setBegun(true)
  }

  function end(isSent: boolean) {
    sessionStorage.removeItem(SENT_FROM)
    setBegun(false)
    if (!isSent) return
    draft.finish()
    setAnswered(contact, true)
  }

  const chat = messengerDigits(contact.phone)
  const mail = mailLink(contact, text)

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
    <div className="grid max-w-[65ch] gap-3 print:hidden">
      <div className="grid gap-3 sm:grid-cols-2">
        <LabelledSelect
          label={m.readyReply()}
          options={[
            ['greeting', m.greetingOnly()],
            ...REPLY_TOPICS.map((one) => [one, topicNames[one]()] as const),
          ]}
          value={topic}
          onChange={(chosen) => setTyped({ ...typed, language, topic: chosen })}
        />
        <LabelledSelect
          label={m.replyLanguage()}
          options={LANGUAGES.map((one) => [one, languages[one], one])}
          value={language}
          onChange={(chosen) => setTyped({ ...typed, topic, language: chosen })}
        />
      </div>
      {topic === 'tournament' && possible.length > 1 && (
        <EventChips
          events={possible}
          language={language}
          chosen={event}
          onChoose={(id) => setTyped({ ...typed, topic, language, event: id })}
        />
      )}
      <Textarea
        aria-label={m.replyText()}
        lang={language}
        className="max-h-48"
        value={text}
        onChange={({ target }) => {
          isTypedAgain.current = true
          setTyped({ ...typed, topic, language, text: target.value })
        }}
      />
      {isOwn && (
        <Button variant="link" className="-my-2 justify-self-start px-1!" onClick={takeReady}>
          {m.useReadyReply()}
        </Button>
      )}
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
          <Button
            asChild
            variant={chat ? 'outline' : 'default'}
            className="max-sm:grow sm:min-w-36"
          >
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
    </div>
  )
}

interface EventChipsProps {
  events: Event[]
  language: Language
  chosen: Event | undefined
  onChoose: (id: string) => void
}

/** Which tournament a reply is about is nobody's guess. */
function EventChips({ events, language, chosen, onChoose }: EventChipsProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap gap-2">
      <p id={id} className="basis-full text-sm">
        {m.replyWhichTournament()}
      </p>
      {events.map((event) => (
        <Button
          key={event._id}
          variant="outline"
          aria-pressed={event === chosen}
          className="h-auto! min-h-11 rounded-full! px-4! text-sm! font-normal! whitespace-normal! aria-pressed:border-primary aria-pressed:text-primary"
          onClick={() => onChoose(event._id)}
        >
          {titleIn(language, event)}
          {event.startDate && ` · ${shortDayWords(language, event.startDate)}`}
        </Button>
      ))}
    </div>
  )
}
