import { compose } from '@adonisjs/core/helpers'
import { AchievementSchema } from '#database/schema'
import { withIdentity } from '#models/mixins/identified'
import { withItem } from '#models/mixins/item'
import { withSearch } from '#models/mixins/searched'
import { withSoftDeletes } from '#models/mixins/soft_deletes'
import { withVersion } from '#models/mixins/versioned'

export default class Achievement extends compose(
  AchievementSchema,
  withIdentity,
  withItem,
  withVersion,
  withSoftDeletes,
  withSearch(['title', 'studentName', 'description'])
) {
  get kind() {
    return 'achievements' as const
  }
}
