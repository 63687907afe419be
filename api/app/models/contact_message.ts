import { compose } from '@adonisjs/core/helpers'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ContactMessageSchema } from '#database/schema'
import { withIdentity } from '#models/mixins/identified'
import { withSearch } from '#models/mixins/searched'
import { withSoftDeletes } from '#models/mixins/soft_deletes'
import { readClient } from '#database/read_client'
import { timestamp } from '#support/timestamp'
import type { HandledState } from '#shared/rules/contact_rules'
import Notification from '#models/notification'
import { HOUR_MS } from '#shared/days/durations'

export default class ContactMessage extends compose(
  ContactMessageSchema,
  withIdentity,
  withSoftDeletes,
  withSearch(['name', 'email', 'message', 'subject'], ['phone'])
) {
  /** Whether the sender has a message that is more than an hour old and not deleted. */
  static async isFromBefore(email: string): Promise<boolean> {
    const earlier = await this.query({ client: readClient() })
      .whereRaw('lower(email) = ?', [email.toLowerCase()])
      .where('created_at', '<', timestamp(Date.now() - HOUR_MS))
      .whereNull('deleted_at')
      .first()
    return earlier !== null
  }

  /** Answered implies read; answering again keeps the first time. */
  set state(state: HandledState) {
    this.isRead = true
    this.answeredAt = state === 'answered' ? (this.answeredAt ?? timestamp()) : null
  }

  @hasMany(() => Notification, { onQuery: (query) => void query.orderBy('recipient') })
  declare notifications: HasMany<typeof Notification>
}
