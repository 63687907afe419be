import { LANGUAGES, type AppLanguage } from '@academy/api/shared/text/languages'
import { REPLY_TOPICS } from '@academy/api/shared/text/ready_replies'
import { languages } from '@academy/site/languages'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { m } from '@/lib/messages'
import { FoldedPart } from '@/components/folded-part'
import { LabelledSelect } from '@/components/labelled-select'
import { readyRepliesQuery, topicNames } from '@/lib/ready-replies'
import { language as appLanguage } from '~/i18n/language'
import { ReplyForm } from './reply-form'
import { withSamples } from './sample-values'

export function ReadyReplies() {
  const id = useId()
  const replies = useQuery(readyRepliesQuery).data
  const [language, setLanguage] = useState<AppLanguage>(appLanguage())
  if (!replies) return null
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-panel border bg-card p-5">
      <div>
        <h2 id={id} className="text-xl font-bold">
          {m.readyReplies()}
        </h2>
        <p className="mt-1 text-muted-foreground">{m.readyRepliesHint()}</p>
      </div>
      <LabelledSelect
        label={m.language()}
        options={LANGUAGES.map((one) => [one, languages[one], one])}
        value={language}
        onChange={setLanguage}
      />
      {REPLY_TOPICS.map((topic) => (
        <FoldedPart
          key={`${topic} ${language}`}
          title={topicNames[topic]()}
          summary={
            <span lang={language} className="line-clamp-1">
              {withSamples(replies[topic][language])}
            </span>
          }
          isWrong={false}
        >
          <ReplyForm topic={topic} language={language} stored={replies[topic][language]} />
        </FoldedPart>
      ))}
    </section>
  )
}
