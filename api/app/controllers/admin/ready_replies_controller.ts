import type { HttpContext } from '@adonisjs/core/http'
import { changeSettings, presentReplies } from '#actions/change_settings'
import { findReplies } from '#queries/find_replies'
import ReadyRepliesTransformer from '#transformers/ready_replies_transformer'
import { readyReplyValidator } from '#validators/ready_replies'
import { entityTag, ifMatchOf } from '#writes/entity_tag'

export default class ReadyRepliesController {
  async show({ response, serialize }: HttpContext) {
    const replies = await findReplies()
    response.header('ETag', entityTag(replies.settings))
    return serialize(ReadyRepliesTransformer.transform(replies))
  }

  async update({ request, serialize }: HttpContext) {
    const { topic, language, text } = await request.validateUsing(readyReplyValidator)
    const settings = await changeSettings((row) => row.setReply(topic, language, text), {
      ifMatch: ifMatchOf(request),
      presentOf: presentReplies,
    })
    return serialize(ReadyRepliesTransformer.transform(await findReplies(settings)))
  }
}
