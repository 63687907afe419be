import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

/** What decides whether the public may see an item; rows of a list are not deleted. */
export interface Visibility {
  /** SQLite's plain rows say 1 and 0. */
  isActive: boolean | number
  deletedAt?: string | null
}

/** The one notion of 'public': whatever shows anything of an item asks this, or `onlyPublic`. */
export function isPublic({ isActive, deletedAt = null }: Visibility): boolean {
  return Boolean(isActive) && deletedAt === null
}

type Query = DatabaseQueryBuilderContract<any> | ModelQueryBuilderContract<LucidModel, any>

/** Narrows a query of tournaments or achievements to those that the public may see. */
export function onlyPublic<Rows extends Query>(query: Rows): Rows {
  query.whereNull('deleted_at').where('is_active', true)
  return query
}
