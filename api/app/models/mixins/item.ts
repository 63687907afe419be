import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import { beforeCreate, beforeUpdate } from '@adonisjs/lucid/orm'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { readClient } from '#database/read_client'
import type { Kind } from '#kinds'
import { isSlug } from '#writes/slugs'
import { isUuid } from '#support/uuid'
import { NO_TRANSLATIONS } from '#support/stored_translations'
import { onlyPublic } from '#visibility/public_rows'
import { timestamp } from '#support/timestamp'

export function withItem<Model extends NormalizeConstructor<typeof BaseModel>>(superclass: Model) {
  class ItemModel extends superclass {
    declare slug: string
    declare title: string
    /** JSON of `SourcedTranslations`. */
    declare translations: string
    declare isActive: boolean
    /** JSON of a `StoredPicture`, or null. */
    declare picture: string | null
    /** Number of saves, to detect a stale update. */
    declare version: number
    declare updatedAt: string

    static queryByAddress<T extends LucidModel & { list: Kind }>(
      this: T,
      address: unknown
    ): ModelQueryBuilderContract<T> {
      const query = this.query({ client: readClient() }) as ModelQueryBuilderContract<T>
      if (isUuid(address)) return query.where('id', address.toLowerCase())
      const slug = isSlug(address) ? address : ''
      const previous = readClient()
        .from('old_slugs')
        .select('item_id')
        .where({ list: this.list, slug })
      return query.where((either) => either.where('slug', slug).orWhereIn('id', previous))
    }

    static async findShownOrFail<T extends LucidModel & { list: Kind }>(
      this: T,
      address: unknown,
      options: { inactiveToo: boolean }
    ): Promise<InstanceType<T>> {
      const query = ItemModel.queryByAddress.call(this, address) as ModelQueryBuilderContract<T>
      if (options.inactiveToo) return query.whereNull('deleted_at').firstOrFail()
      return onlyPublic(query).firstOrFail()
    }

    @beforeCreate()
    static setItemDefaults(row: ItemModel) {
      row.version = 1
      row.picture ??= null
      row.translations ??= NO_TRANSLATIONS
      row.updatedAt = timestamp()
    }

    @beforeUpdate()
    static incrementVersion(row: ItemModel) {
      row.version += 1
      row.updatedAt = timestamp()
    }
  }
  return ItemModel
}
