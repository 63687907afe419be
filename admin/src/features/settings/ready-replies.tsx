import { LANGUAGES, type AppLanguage } from '@academy/api/shared/languages'
import { PLACEHOLDERS, REPLY_TOPICS, type ReplyTopic } from '@academy/api/shared/ready_replies'
import { languages } from '@academy/site/languages'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as m from 'virtual:admin-messages'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { readyRepliesQuery, topicNames } from '@/lib/ready-replies'
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
      <div className="grid grid-cols-2 gap-3">
        <div className="grid gap-2">
          <Label htmlFor={`${id}-topic`}>{m.topic()}</Label>
          <NativeSelect
            id={`${id}-topic`}
            value={topic}
            onChange={({ target }) => chooseTopic(target.value as ReplyTopic)}
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
            value={written}
            onChange={({ target }) => chooseWritten(target.value as AppLanguage)}
          >
            {LANGUAGES.map((one) => (
              <option key={one} value={one} lang={one}>
                {languages[one]}
              </option>
            ))}
          </NativeSelect>
        </div>
      </div>
      <WordReply
        key={`${topic} ${written}`}
        topic={topic}
        language={written}
        present={replies[topic][written]}
      />
    </section>
  )
}
