import { compose } from '@adonisjs/core/helpers'
import { TournamentSchema } from '#database/schema'
import { withIdentity } from '#models/mixins/identified'
import { withListing } from '#models/mixins/listed'
import { withSearch } from '#models/mixins/searched'
import { withSoftDeletes } from '#models/mixins/soft_deletes'

export default class Tournament extends compose(
  TournamentSchema,
  withIdentity,
  withListing,
  withSoftDeletes,
  withSearch(['title', 'description'])
) {
  static list = 'tournaments' as const
}
