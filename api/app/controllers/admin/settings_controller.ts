import type { HttpContext } from '@adonisjs/core/http'
import { changeSettings } from '#actions/change_settings'
import { readClient } from '#database/read_client'
import Settings from '#models/settings'
import SettingsTransformer from '#transformers/settings_transformer'
import { settingsValidator } from '#validators/settings'

export default class SettingsController {
  async show({ serialize }: HttpContext) {
    return serialize(SettingsTransformer.transform(await Settings.read(readClient())))
  }

  async update({ request, serialize }: HttpContext) {
    const changes = await request.validateUsing(settingsValidator)
    const settings = await changeSettings((row) => {
      row.recipients = changes.notificationEmails ?? row.recipients
      row.emailNotifications = changes.emailNotifications ?? row.emailNotifications
    })
    return serialize(SettingsTransformer.transform(settings))
  }
}
