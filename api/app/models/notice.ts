import { compose } from '@adonisjs/core/helpers'
import { beforeCreate } from '@adonisjs/lucid/orm'
import { NoticeSchema } from '#database/schema'
import { withIdentity } from '#models/mixins/identified'
import { withSoftDeletes } from '#models/mixins/soft_deletes'
import { withVersion } from '#models/mixins/versioned'

export default class Notice extends compose(
  NoticeSchema,
  withIdentity,
  withVersion,
  withSoftDeletes
) {
  @beforeCreate()
  static setDefaults(row: Notice) {
    row.translations ??= {}
  }
}
