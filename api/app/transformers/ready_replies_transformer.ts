import { BaseTransformer } from '@adonisjs/core/transformers'
import { defaultReply } from '#mails/default_reply'
import type { Replies } from '#queries/find_replies'
import type { Language } from '#shared/languages/languages'
import { LANGUAGES } from '#shared/languages/languages'
import { publicBatches } from '#transformers/classes_transformer'
import { REPLY_TOPICS, type ReplyTopic } from '#shared/text/ready_replies'

export default class ReadyRepliesTransformer extends BaseTransformer<Replies> {
  toObject() {
    const { settings } = this.resource
    const batches = publicBatches(this.resource.batches)
    const worded = settings.customReplies
    const textsOf = (topic: ReplyTopic) =>
      Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          worded[topic]?.[language] ?? defaultReply(topic, language, batches),
        ])
      ) as Record<Language, string>
    const texts = Object.fromEntries(
      REPLY_TOPICS.map((topic) => [topic, textsOf(topic)])
    ) as Record<ReplyTopic, Record<Language, string>>
    /** What `If-Match` is made from; the settings have the same one. */
    return { ...texts, version: settings.version }
  }
}
