import type { HttpContext } from '@adonisjs/core/http'
import { removeNotice } from '#actions/remove_notice'
import { saveNotice } from '#actions/save_notice'
import Notice from '#models/notice'
import { directorNotices } from '#queries/notices'
import NoticeTransformer from '#transformers/notice_transformer'
import RemovalTransformer from '#transformers/removal_transformer'
import { createNoticeValidator, updateNoticeValidator } from '#validators/notice'
import { ifMatchOf } from '#writes/entity_tag'

export default class NoticesController {
  async index({ serialize }: HttpContext) {
    return serialize(NoticeTransformer.transform(await directorNotices()).useVariant('forAdmin'))
  }

  async store({ request, response, serialize }: HttpContext) {
    const fields = await request.validateUsing(createNoticeValidator)
    const notice = new Notice().fill({
      batchIds: [],
      place: '',
      text: '',
      link: '',
      ...fields,
    })
    await saveNotice(notice)
    response.status(201)
    return serialize(NoticeTransformer.transform(notice).useVariant('forAdmin'))
  }

  async update({ params, request, serialize }: HttpContext) {
    const present = await Notice.findLiveOrFail(params.id)
    const fields = await request.validateUsing(updateNoticeValidator)
    const notice = await saveNotice(present, {
      fieldsOf: () => fields,
      ifMatch: ifMatchOf(request),
    })
    return serialize(NoticeTransformer.transform(notice).useVariant('forAdmin'))
  }

  async destroy({ params, request, serialize }: HttpContext) {
    const { id } = await Notice.findLiveOrFail(params.id)
    await removeNotice(id, ifMatchOf(request))
    return serialize(RemovalTransformer.transform({ id }))
  }
}
