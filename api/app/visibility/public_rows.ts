import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

export interface Visibility {
  isActive: boolean
  deletedAt?: string | null
}

/** The only definition of 'public', together with `onlyPublic`. */
export function isPublic({ isActive, deletedAt = null }: Visibility): boolean {
  return isActive && deletedAt === null
}

type Query = DatabaseQueryBuilderContract<any> | ModelQueryBuilderContract<LucidModel, any>

export function onlyPublic<Rows extends Query>(query: Rows): Rows {
  query.whereNull('deleted_at').where('is_active', true)
  return query
}
