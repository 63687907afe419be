import type { HttpContext } from '@adonisjs/core/http'
import { changeSettings } from '#actions/change_settings'
import type Settings from '#models/settings'
import SettingsTransformer from '#transformers/settings_transformer'
import { notificationSwitchValidator } from '#validators/settings'
import { ifMatchOf } from '#writes/entity_tag'

export default class NotificationSwitchesController {
  async update({ request, serialize }: HttpContext) {
    const { enabled } = await request.validateUsing(notificationSwitchValidator)
    const change = (row: Settings) => {
      row.emailNotifications = enabled
    }
    const settings = await changeSettings(change, { ifMatch: ifMatchOf(request) })
    return serialize(SettingsTransformer.transform(settings))
  }
}
