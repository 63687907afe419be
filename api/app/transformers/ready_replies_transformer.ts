import { BaseTransformer } from '@adonisjs/core/transformers'
import { defaultReply } from '#mails/default_reply'
import type Settings from '#models/settings'
import type { Language } from '#shared/languages/languages'
import { LANGUAGES } from '#shared/languages/languages'
import { REPLY_TOPICS, type ReplyTopic } from '#shared/text/ready_replies'

export default class ReadyRepliesTransformer extends BaseTransformer<Settings> {
  toObject() {
    const worded = this.resource.customReplies
    const textsOf = (topic: ReplyTopic) =>
      Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          worded[topic]?.[language] ?? defaultReply(topic, language),
        ])
      ) as Record<Language, string>
    return Object.fromEntries(REPLY_TOPICS.map((topic) => [topic, textsOf(topic)])) as Record<
      ReplyTopic,
      Record<Language, string>
    >
  }
}
