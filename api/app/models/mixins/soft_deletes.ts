import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { KEPT_MS } from '#config/retention'
import { timestamp } from '#support/timestamp'
import { isUuid } from '#support/uuid'

export const goneAt = (deletedAt: string) => timestamp(Date.parse(deletedAt) + KEPT_MS.deleted)

export function withSoftDeletes<Model extends NormalizeConstructor<typeof BaseModel>>(
  superclass: Model
) {
  class SoftDeleted extends superclass {
    declare deletedAt: string | null

    /** @throws E_ROW_NOT_FOUND for an id that is unknown, deleted or no id at all */
    static findLiveOrFail<T extends LucidModel>(
      this: T,
      id: unknown,
      options?: { client: QueryClientContract }
    ): Promise<InstanceType<T>> {
      return this.query(options)
        .whereNull('deleted_at')
        .where('id', isUuid(id) ? id.toLowerCase() : '')
        .firstOrFail()
    }

    static findDeletedOrFail<T extends LucidModel>(this: T, id: unknown): Promise<InstanceType<T>> {
      return this.query()
        .whereNotNull('deleted_at')
        .where('id', isUuid(id) ? id.toLowerCase() : '')
        .firstOrFail()
    }
  }
  return SoftDeleted
}
