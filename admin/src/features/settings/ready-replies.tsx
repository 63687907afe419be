import type { AppLanguage } from '@academy/api/shared/languages'
import { PLACEHOLDERS, REPLY_TOPICS, type ReplyTopic } from '@academy/api/shared/ready_replies'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as m from 'virtual:admin-messages'
import { ReplyChoice } from '@/components/reply-choice'
import { readyRepliesQuery } from '@/lib/ready-replies'
import { language } from '~/language'
import { WordReply } from './word-reply'

const placeholders = PLACEHOLDERS.map((name) => `{${name}}`).join(' ')

/** The ready replies that messages are answered with, to be worded one by one. */
export function ReadyReplies() {
  const id = useId()
  const replies = useQuery(readyRepliesQuery).data
  const [topic, chooseTopic] = useState<ReplyTopic>(REPLY_TOPICS[0])
  const [written, chooseWritten] = useState<AppLanguage>(language())
  if (!replies) return null
  return (
    <section aria-labelledby={id} className="grid gap-5 rounded-panel border bg-card p-5">
      <div>
        <h2 id={id} className="text-xl font-bold">
          {m.readyReplies()}
        </h2>
        <p className="mt-1 text-muted-foreground">{m.readyRepliesHint({ placeholders })}</p>
      </div>
      <ReplyChoice
        topicLabel={m.topic()}
        topic={topic}
        language={written}
        onTopic={chooseTopic}
        onLanguage={chooseWritten}
      />
      <WordReply
        key={`${topic} ${written}`}
        topic={topic}
        language={written}
        present={replies[topic][written]}
      />
    </section>
  )
}
