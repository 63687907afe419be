import type { HttpContext } from '@adonisjs/core/http'
import { changeSettings } from '#actions/change_settings'
import { findClasses } from '#queries/find_classes'
import { findReplies } from '#queries/find_replies'
import ReadyRepliesTransformer from '#transformers/ready_replies_transformer'
import { readyReplyValidator } from '#validators/ready_replies'

export default class ReadyRepliesController {
  async show({ serialize }: HttpContext) {
    return serialize(ReadyRepliesTransformer.transform(await findReplies()))
  }

  async update({ request, serialize }: HttpContext) {
    const { topic, language, text } = await request.validateUsing(readyReplyValidator)
    const settings = await changeSettings((row) => row.setReply(topic, language, text))
    return serialize(
      ReadyRepliesTransformer.transform({
        settings,
        classes: await findClasses(),
      })
    )
  }
}
