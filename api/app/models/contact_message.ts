import { compose } from '@adonisjs/core/helpers'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ContactMessageSchema } from '#database/schema'
import { withIdentity } from '#models/mixins/identified'
import { withSearch } from '#models/mixins/searched'
import { withSoftDeletes } from '#models/mixins/soft_deletes'
import Notification from '#models/notification'

export default class ContactMessage extends compose(
  ContactMessageSchema,
  withIdentity,
  withSoftDeletes,
  withSearch(['name', 'email', 'message', 'subject'])
) {
  @hasMany(() => Notification, { onQuery: (query) => void query.orderBy('recipient') })
  declare notifications: HasMany<typeof Notification>
}
