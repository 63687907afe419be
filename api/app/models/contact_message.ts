import { compose } from '@adonisjs/core/helpers'
import { ContactMessageSchema } from '#database/schema'
import { withIdentity } from '#models/mixins/identified'
import { withSoftDeletes } from '#models/mixins/soft_deletes'

export default class ContactMessage extends compose(
  ContactMessageSchema,
  withIdentity,
  withSoftDeletes
) {}
