import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound, StaleItem } from '#exceptions/refusals'
import { isMatch } from '#http_cache/entity_tag'
import { kindOf, modelOf, type Item } from '#kinds'
import type Achievement from '#models/achievement'
import type Tournament from '#models/tournament'
import AchievementTransformer from '#transformers/achievement_transformer'
import TournamentTransformer from '#transformers/tournament_transformer'

/** An item of either kind, as the director sees it. */
export const itemForDirector = (item: Item) =>
  kindOf(item) === 'tournaments'
    ? new TournamentTransformer(item as Tournament).forAdmin()
    : new AchievementTransformer(item as Achievement).forAdmin()

/** The row as it is in the transaction, which may not be what the item was read from. */
export async function presentItem<Row extends Item>(
  trx: TransactionClientContract,
  item: Row,
  ifMatch?: string
): Promise<Row> {
  const row = await modelOf(kindOf(item)).find(item.id, { client: trx })
  if (!row || row.deletedAt) throw new NotFound()
  if (!isMatch(ifMatch, row)) throw new StaleItem(itemForDirector(row as Item))
  return row as Row
}
