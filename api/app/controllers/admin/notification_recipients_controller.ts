import type { HttpContext } from '@adonisjs/core/http'
import { changeSettings } from '#actions/change_settings'
import SettingsTransformer from '#transformers/settings_transformer'
import { recipientsValidator } from '#validators/settings'

export default class NotificationRecipientsController {
  async update({ request, serialize }: HttpContext) {
    const { emails } = await request.validateUsing(recipientsValidator)
    const settings = await changeSettings((row) => {
      row.recipients = emails
    })
    return serialize(SettingsTransformer.transform(settings))
  }
}
