import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import { beforeCreate, beforeUpdate } from '@adonisjs/lucid/orm'
import { NO_TRANSLATIONS } from '#support/stored_translations'
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
