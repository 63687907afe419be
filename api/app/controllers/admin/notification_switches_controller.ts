import type { HttpContext } from '@adonisjs/core/http'
import { changeSettings } from '#actions/change_settings'
import SettingsTransformer from '#transformers/settings_transformer'
import { notificationSwitchValidator } from '#validators/settings'

export default class NotificationSwitchesController {
  async update({ request, serialize }: HttpContext) {
    const { enabled } = await request.validateUsing(notificationSwitchValidator)
    const settings = await changeSettings((row) => {
      row.emailNotifications = enabled
    })
    return serialize(SettingsTransformer.transform(settings))
  }
}
