import type { HttpContext } from '@adonisjs/core/http'
import { restoreNotice } from '#actions/restore_notice'
import Notice from '#models/notice'
import NoticeTransformer from '#transformers/notice_transformer'

export default class NoticeRestorationsController {
  async store({ params, serialize }: HttpContext) {
    const notice = await Notice.findDeletedOrFail(params.id)
    await restoreNotice(notice)
    return serialize(NoticeTransformer.transform(notice).useVariant('forAdmin'))
  }
}
