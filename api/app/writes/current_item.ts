import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound, StaleItem } from '#exceptions/refusals'
import { itemsOf, type ItemOf, type Kind } from '#kinds'
import AchievementTransformer from '#transformers/achievement_transformer'
import TournamentTransformer from '#transformers/tournament_transformer'
import { isMatch } from '#writes/entity_tag'

const JSON_OF: { [K in Kind]: (item: ItemOf[K]) => object } = {
  tournaments: (item) => new TournamentTransformer(item).forAdmin(),
  achievements: (item) => new AchievementTransformer(item).forAdmin(),
}

/**
 * The row as it is inside the transaction: it may have changed since the request read it.
 * @throws NotFound, StaleItem
 */
export async function findCurrentItem<K extends Kind>(
  trx: TransactionClientContract,
  kind: K,
  id: string,
  ifMatch?: string
): Promise<ItemOf[K]> {
  const item = await itemsOf(kind, trx).where('id', id).whereNull('deleted_at').first()
  if (!item) throw new NotFound()
  assertMatch(kind, item, ifMatch)
  return item
}

/** @throws StaleItem */
export function assertMatch<K extends Kind>(kind: K, item: ItemOf[K], ifMatch?: string) {
  if (!isMatch(ifMatch, item)) throw new StaleItem(JSON_OF[kind](item))
}
