import type { HttpContext } from '@adonisjs/core/http'
import { CachedResponse } from '#http_cache/cached_response'
import { noticesOn } from '#queries/notices'
import { indianDay } from '#shared/days/indian_days'
import { REVALIDATED } from '#shared/rules/shared_copies'
import NoticeTransformer from '#transformers/notice_transformer'

export default class NoticesController {
  async index(ctx: HttpContext) {
    const notices = await noticesOn(indianDay(Date.now()))
    const data = notices.map((row) => new NoticeTransformer(row).toObject())
    return new CachedResponse({ data }, REVALIDATED).send(ctx)
  }
}
