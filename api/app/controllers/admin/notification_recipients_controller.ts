import type { HttpContext } from '@adonisjs/core/http'
import { changeSettings } from '#actions/change_settings'
import type Settings from '#models/settings'
import SettingsTransformer from '#transformers/settings_transformer'
import { recipientsValidator } from '#validators/settings'
import { ifMatchOf } from '#writes/entity_tag'

export default class NotificationRecipientsController {
  async update({ request, serialize }: HttpContext) {
    const { emails } = await request.validateUsing(recipientsValidator)
    const change = (row: Settings) => {
      row.recipients = emails
    }
    const settings = await changeSettings(change, { ifMatch: ifMatchOf(request) })
    return serialize(SettingsTransformer.transform(settings))
  }
}
