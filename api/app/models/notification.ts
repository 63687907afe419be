import { compose } from '@adonisjs/core/helpers'
import { beforeSave } from '@adonisjs/lucid/orm'
import { NotificationSchema } from '#database/schema'
import { withIdentity } from '#models/mixins/identified'
import { timestamp } from '#database/timestamp'

/** Cancelled: the message was deleted before the mail went out. */
export const NOTIFICATION_STATES = ['queued', 'sent', 'failed', 'cancelled'] as const

export type NotificationState = (typeof NOTIFICATION_STATES)[number]

export default class Notification extends compose(NotificationSchema, withIdentity) {
  declare state: NotificationState
  declare jobId: string | null
  declare answer: string

  @beforeSave()
  static stamp(row: Notification) {
    row.updatedAt = timestamp()
  }
}
