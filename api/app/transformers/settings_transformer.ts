import { BaseTransformer } from '@adonisjs/core/transformers'
import type Settings from '#models/settings'

export default class SettingsTransformer extends BaseTransformer<Settings> {
  toObject() {
    return {
      notificationEmails: this.resource.recipients,
      emailNotifications: this.resource.emailNotifications,
      /** What `If-Match` is made from; ready replies have the same one. */
      version: this.resource.version,
    }
  }
}
