import { compose } from '@adonisjs/core/helpers'
import { beforeSave } from '@adonisjs/lucid/orm'
import { NotificationSchema } from '#database/schema'
import { withIdentity } from '#models/mixins/identified'
import type { NotificationState, UnsentReason } from '#notifications/states'
import { timestamp } from '#support/timestamp'

export default class Notification extends compose(NotificationSchema, withIdentity) {
  declare state: NotificationState
  declare reason: UnsentReason | null
  declare jobId: string | null
  declare answer: string

  @beforeSave()
  static stamp(row: Notification) {
    row.updatedAt = timestamp()
  }
}
