import { compose } from '@adonisjs/core/helpers'
import { BatchSchema } from '#database/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { withVersion } from '#models/mixins/versioned'

export default class Batch extends compose(BatchSchema, withVersion) {
  static override selfAssignPrimaryKey = true

  /** All, by the week from Sunday on. */
  static listed(client?: QueryClientContract): Promise<Batch[]> {
    return this.query({ client }).orderBy('weekday').orderBy('from').orderBy('id').exec()
  }
}
