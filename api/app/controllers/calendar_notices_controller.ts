import type { HttpContext } from '@adonisjs/core/http'
import { calendarNoticesOn } from '#queries/notices'
import { indianDay } from '#shared/days/indian_days'
import NoticeTransformer from '#transformers/notice_transformer'

export default class CalendarNoticesController {
  async index({ serialize }: HttpContext) {
    return serialize(NoticeTransformer.transform(await calendarNoticesOn(indianDay(Date.now()))))
  }
}
