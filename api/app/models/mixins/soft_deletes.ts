import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { timestamp } from '#database/timestamp'
import { isUuid } from '#database/uuid'

/** How long something deleted can be brought back, in milliseconds. */
export const KEPT_FOR = 30 * 24 * 3_600_000

/** The moment from which the purge takes what was deleted at the other. */
export const goneAt = (deletedAt: string) => timestamp(Date.parse(deletedAt) + KEPT_FOR)

/** Rows with a `deleted_at` are gone for every client until they are restored or purged. */
export function withSoftDeletes<Model extends NormalizeConstructor<typeof BaseModel>>(
  superclass: Model
) {
  class SoftDeleted extends superclass {
    declare deletedAt: string | null

    /**
     * @param options.client `readClient()` where nothing is written to the row
     * @throws E_ROW_NOT_FOUND for an id that is unknown, deleted or no id at all
     */
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
