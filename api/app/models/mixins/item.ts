import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import { beforeCreate, beforeUpdate } from '@adonisjs/lucid/orm'
import { timestamp } from '#support/timestamp'

export function withItem<Model extends NormalizeConstructor<typeof BaseModel>>(superclass: Model) {
  class ItemModel extends superclass {
    declare slug: string
    declare title: string
    declare translations: object
    declare isActive: boolean
    declare picture: object | null
    /** Number of saves, to detect a stale update. */
    declare version: number
    declare updatedAt: string

    @beforeCreate()
    static setItemDefaults(row: ItemModel) {
      row.version = 1
      row.picture ??= null
      row.translations ??= {}
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
