import type { Language } from '#shared/languages/languages'
import type { ReplyTopic } from '#shared/text/ready_replies'

/** Item id of a ready reply in the activity log: `fees.mr`. */
export const replyId = (topic: ReplyTopic, language: Language) => `${topic}.${language}`

export function readReplyId(id: string) {
  return id.split('.') as [ReplyTopic, Language]
}
