import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound, StaleItem } from '#exceptions/refusals'
import { isMatch } from '#http_cache/entity_tag'
import { kindOf, modelOf, type Item, type Kind } from '#kinds'
import AchievementTransformer from '#transformers/achievement_transformer'
import TournamentTransformer from '#transformers/tournament_transformer'

const SHOWN: Record<Kind, (item: any) => unknown> = {
  tournaments: (item) => new TournamentTransformer(item).forAdmin(),
  achievements: (item) => new AchievementTransformer(item).forAdmin(),
}

/** The row as it is in the transaction, which may not be what the item was read from. */
export async function presentItem<Row extends Item>(
  trx: TransactionClientContract,
  item: Row,
  ifMatch?: string
): Promise<Row> {
  const kind = kindOf(item)
  const row = await modelOf(kind).find(item.id, { client: trx })
  if (!row || row.deletedAt) throw new NotFound()
  if (!isMatch(ifMatch, row)) throw new StaleItem(SHOWN[kind](row))
  return row as Row
}
