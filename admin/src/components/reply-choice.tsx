import { LANGUAGES, type AppLanguage } from '@academy/api/shared/languages'
import { REPLY_TOPICS, type ReplyTopic } from '@academy/api/shared/ready_replies'
import { languages } from '@academy/site/languages'
import { useId } from 'react'
import * as m from 'virtual:admin-messages'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { topicNames } from '@/lib/ready-replies'

interface ReplyChoiceProps {
  topicLabel: string
  topic: ReplyTopic
  language: AppLanguage
  onTopic: (topic: ReplyTopic) => void
  onLanguage: (language: AppLanguage) => void
}

/** Chooses one of the ready replies: what it is about, and its language. */
export function ReplyChoice({
  topicLabel,
  topic,
  language,
  onTopic,
  onLanguage,
}: ReplyChoiceProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-2 gap-3">
      <div className="grid gap-2">
        <Label htmlFor={`${id}-topic`}>{topicLabel}</Label>
        <NativeSelect
          id={`${id}-topic`}
          value={topic}
          onChange={({ target }) => onTopic(target.value as ReplyTopic)}
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
          onChange={({ target }) => onLanguage(target.value as AppLanguage)}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {languages[one]}
            </option>
          ))}
        </NativeSelect>
      </div>
    </div>
  )
}
