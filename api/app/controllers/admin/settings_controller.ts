import type { HttpContext } from '@adonisjs/core/http'
import { changeSettings } from '#actions/change_settings'
import { readClient } from '#database/read_client'
import Settings from '#models/settings'
import SettingsTransformer from '#transformers/settings_transformer'
import { settingsValidator } from '#validators/settings'
import { entityTag, ifMatchOf } from '#writes/entity_tag'

export default class SettingsController {
  async show({ response, serialize }: HttpContext) {
    const settings = await Settings.read(readClient())
    response.header('ETag', entityTag(settings))
    return serialize(SettingsTransformer.transform(settings))
  }

  async update({ request, serialize }: HttpContext) {
    const changes = await request.validateUsing(settingsValidator)
    const change = (row: Settings) => {
      row.recipients = changes.notificationEmails ?? row.recipients
      row.emailNotifications = changes.emailNotifications ?? row.emailNotifications
    }
    const settings = await changeSettings(change, { ifMatch: ifMatchOf(request) })
    return serialize(SettingsTransformer.transform(settings))
  }
}
