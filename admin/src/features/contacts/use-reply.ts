import type { Language } from '@academy/api/shared/languages/languages'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import type { ContactMessage } from '@/lib/data'
import { m } from '@/lib/messages'
import { readyRepliesQuery } from '@/lib/ready-replies'
import { useDraft } from '@/unsent/use-draft'
import {
  eventsFor,
  eventsQuery,
  greetingIn,
  replyLanguage,
  replyTo,
  topicOf,
  type ReplyChoice,
} from './reply-text'

/** What the director has chosen or typed; the rest follows from the message. */
interface Typed {
  text?: string
  topic?: ReplyChoice
  language?: Language
  /** The id of the tournament that was chosen of several. */
  event?: string | undefined
}

/** The text of an answer and what it is made of, kept on the device once it is typed. */
export function useReply(contact: ContactMessage) {
  const replies = useQuery(readyRepliesQuery).data
  const listed = useQuery(eventsQuery).data ?? []
  const [typed, setTyped] = useState<Typed>({})

  const topic = typed.topic ?? topicOf(contact, listed)
  const language = typed.language ?? replyLanguage(contact)
  const ready = topic === 'greeting' ? greetingIn(language) : replies?.[topic][language]
  const events = eventsFor(contact, listed)
  const event =
    events.find(({ _id }) => _id === typed.event) ?? (events.length === 1 ? events[0] : undefined)
  const readyText = replyTo(contact, ready ?? '', language, event)

  const draft = useDraft<Typed>({
    key: `reply:${contact._id}`,
    unsaved: typed.text === undefined ? null : { values: typed, picture: null },
    onRestore: ({ values }) => setTyped(values),
    startOver: { words: m.useReadyReply(), act: () => setTyped({}) },
  })
  const isTypedAgain = useRef(false)

  return {
    topic,
    language,
    /** The tournaments that it may be about. */
    events,
    event,
    text: typed.text ?? readyText,
    isOwn: typed.text !== undefined && typed.text !== readyText,
    /** What is shown while something is chosen stays as it is: newer lists change nothing of it. */
    change(next: Typed) {
      if (next.text !== undefined) isTypedAgain.current = true
      setTyped({ ...typed, topic, language, ...next })
    },
    takeReady() {
      isTypedAgain.current = false
      setTyped({ topic, language, event: typed.event })
      const undo = () => {
        if (!isTypedAgain.current) setTyped(typed)
      }
      toast(m.draftAside(), { action: { label: m.undo(), onClick: undo } })
    },
    finish: draft.finish,
  }
}
