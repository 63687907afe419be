import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound, StaleItem } from '#exceptions/refusals'
import { isMatch } from '#writes/entity_tag'
import { kindOf, modelOf, type Item } from '#kinds'
import type Achievement from '#models/achievement'
import type Tournament from '#models/tournament'
import AchievementTransformer from '#transformers/achievement_transformer'
import TournamentTransformer from '#transformers/tournament_transformer'

export const adminJson = (item: Item) =>
  kindOf(item) === 'tournaments'
    ? new TournamentTransformer(item as Tournament).forAdmin()
    : new AchievementTransformer(item as Achievement).forAdmin()

/** Reads the row again inside the transaction: it may have changed since `item` was read. */
export async function findCurrentItem<Row extends Item>(
  trx: TransactionClientContract,
  item: Row,
  ifMatch?: string
): Promise<Row> {
  const row = await modelOf(kindOf(item)).find(item.id, { client: trx })
  if (!row || row.deletedAt) throw new NotFound()
  if (!isMatch(ifMatch, row)) throw new StaleItem(adminJson(row as Item))
  return row as Row
}
