import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

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

export function onlyPublic<Rows extends Query>(query: Rows): Rows {
  query.whereNull('deleted_at').where('is_active', true)
  return query
}
