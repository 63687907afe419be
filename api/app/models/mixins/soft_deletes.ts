import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { isUuid } from '#models/uuid'

/** Rows with a `deleted_at` are gone for every client until they are restored or purged. */
export function withSoftDeletes<Model extends NormalizeConstructor<typeof BaseModel>>(
  superclass: Model
) {
  class SoftDeleted extends superclass {
    declare deletedAt: string | null

    static live<T extends LucidModel>(this: T): ModelQueryBuilderContract<T> {
      return this.query().whereNull('deleted_at') as ModelQueryBuilderContract<T>
    }

    /** @throws E_ROW_NOT_FOUND for an id that is unknown, deleted or no id at all */
    static findLiveOrFail<T extends LucidModel>(this: T, id: unknown): Promise<InstanceType<T>> {
      return this.query()
        .whereNull('deleted_at')
        .where('id', isUuid(id) ? id.toLowerCase() : '')
        .firstOrFail()
    }

    /** @throws E_ROW_NOT_FOUND for an id that is unknown, not deleted, or no id at all */
    static findDeletedOrFail<T extends LucidModel>(this: T, id: unknown): Promise<InstanceType<T>> {
      return this.query()
        .whereNotNull('deleted_at')
        .where('id', isUuid(id) ? id.toLowerCase() : '')
        .firstOrFail()
    }
  }
  return SoftDeleted
}
