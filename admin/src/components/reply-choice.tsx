import { LANGUAGES, type AppLanguage } from '@academy/api/shared/languages'
import { REPLY_TOPICS, type ReplyTopic } from '@academy/api/shared/ready_replies'
import { languages } from '@academy/site/languages'
import * as m from 'virtual:admin-messages'
import { LabelledSelect } from '@/components/labelled-select'
import { topicNames } from '@/lib/ready-replies'

interface ReplyChoiceProps {
  topicLabel: string
  topic: ReplyTopic
  language: AppLanguage
  onTopic: (topic: ReplyTopic) => void
  onLanguage: (language: AppLanguage) => void
}

/** Chooses one of the ready replies: what it is about, and its language. */
export function ReplyChoice(props: ReplyChoiceProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <LabelledSelect
        label={props.topicLabel}
        options={REPLY_TOPICS.map((one) => [one, topicNames[one]()])}
        value={props.topic}
        onChange={props.onTopic}
      />
      <LabelledSelect
        label={m.replyLanguage()}
        options={LANGUAGES.map((one) => [one, languages[one], one])}
        value={props.language}
        onChange={props.onLanguage}
      />
    </div>
  )
}
