import { shortDayWords } from '@academy/api/shared/days/day_words'
import { LANGUAGES, languages, type Language } from '@academy/api/shared/languages/languages'
import { REPLY_TOPICS } from '@academy/api/shared/text/ready_replies'
import { useId } from 'react'
import { m } from '@/lib/messages'
import { LabelledSelect } from '@/components/labelled-select'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import type { ContactMessage } from '@/lib/data'
import { topicNames } from '@/lib/ready-replies'
import { setAnswered } from './message-changes'
import { titleIn, type Event } from './reply-text'
import { SendReply } from './send-reply'
import { useReply } from './use-reply'

/** A message's answer: begun as a ready reply, changed at will, and sent by another app. */
export function Answer({ contact }: { contact: ContactMessage }) {
  const reply = useReply(contact)
  const { topic, language, text, events, event, change } = reply

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
          onChange={(chosen) => change({ topic: chosen })}
        />
        <LabelledSelect
          label={m.replyLanguage()}
          options={LANGUAGES.map((one) => [one, languages[one], one])}
          value={language}
          onChange={(chosen) => change({ language: chosen })}
        />
      </div>
      {topic === 'tournament' && events.length > 1 && (
        <EventChips
          events={events}
          language={language}
          chosen={event}
          onChoose={(id) => change({ event: id })}
        />
      )}
      <Textarea
        aria-label={m.replyText()}
        lang={language}
        className="max-h-48"
        value={text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {reply.isOwn && (
        <Button variant="link" className="-my-2 justify-self-start px-1!" onClick={reply.takeReady}>
          {m.useReadyReply()}
        </Button>
      )}
      <SendReply
        contact={contact}
        text={text}
        onSent={() => {
          reply.finish()
          setAnswered(contact, true)
        }}
      />
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
