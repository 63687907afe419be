import { compose } from '@adonisjs/core/helpers'
import { beforeCreate, beforeSave } from '@adonisjs/lucid/orm'
import { TournamentSchema } from '#database/schema'
import { withIdentity } from '#models/mixins/identified'
import { withItem } from '#models/mixins/item'
import { withSearch } from '#models/mixins/searched'
import { withSoftDeletes } from '#models/mixins/soft_deletes'
import { withVersion } from '#models/mixins/versioned'
import { withPrizeIds, type ListedPrize } from '#shared/tournament/prize_ids'
import { TEXT_FACTS } from '#shared/tournament/tournament_facts'
import { lastDay } from '#shared/tournament/tournament_state'

const DERIVED = ['lastDay', 'results', 'resultsVersion']

const FACTS = [...TEXT_FACTS, 'entryFee', 'rounds', 'rated'] as const

export default class Tournament extends compose(
  TournamentSchema,
  withIdentity,
  withItem,
  withVersion,
  withSoftDeletes,
  withSearch(['title', 'description'])
) {
  @beforeCreate()
  static setFactDefaults(row: Tournament) {
    for (const fact of FACTS) row[fact] ??= null
    row.categories ??= []
    row.entryFees ??= []
    row.results ??= null
    row.resultsVersion ??= 0
    row.status ??= 'scheduled'
  }

  @beforeSave()
  static setLastDay(row: Tournament) {
    row.lastDay = lastDay(row)
  }

  /** Back on its earlier day, it was not moved. */
  @beforeSave()
  static dropMovedFrom(row: Tournament) {
    if (row.movedFrom === row.startDate) row.movedFrom = null
  }

  /** Whatever writes them, so that a winner can point to each. */
  @beforeSave()
  static setPrizeIds(row: Tournament) {
    if (!row.$dirty.prizes) return
    const stored = (row.$original.prizes as ListedPrize[] | undefined) ?? []
    row.prizes = withPrizeIds(row.prizes, stored)
  }

  get kind() {
    return 'tournaments' as const
  }

  override get derivedColumns() {
    return DERIVED
  }

  /** Of a row that is stored. */
  get listedPrizes() {
    return this.prizes as ListedPrize[]
  }
}
