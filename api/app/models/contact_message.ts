import { compose } from '@adonisjs/core/helpers'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ContactMessageSchema } from '#database/schema'
import { withIdentity } from '#models/mixins/identified'
import { withSoftDeletes } from '#models/mixins/soft_deletes'
import Notification from '#models/notification'

export default class ContactMessage extends compose(
  ContactMessageSchema,
  withIdentity,
  withSoftDeletes
) {
  @hasMany(() => Notification, { onQuery: (query) => void query.orderBy('recipient') })
  declare notifications: HasMany<typeof Notification>

  /** Reads the notifications of many messages in one query. */
  static async loadNotifications(messages: ContactMessage[]) {
    const query = Notification.query().orderBy('recipient')
    // A database takes only so many values in one query; beyond that nearly all rows are wanted.
    if (messages.length <= 1000) {
      query.whereIn(
        'contact_message_id',
        messages.map((message) => message.id)
      )
    }
    const byMessage = Map.groupBy(await query, (row) => row.contactMessageId)
    for (const message of messages) {
      message.$setRelated('notifications', byMessage.get(message.id) ?? [])
    }
  }
}
