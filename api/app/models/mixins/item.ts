import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import { beforeCreate } from '@adonisjs/lucid/orm'

export function withItem<Model extends NormalizeConstructor<typeof BaseModel>>(superclass: Model) {
  class ItemModel extends superclass {
    declare slug: string
    declare title: string
    declare translations: object
    declare isActive: boolean
    declare picture: object | null

    @beforeCreate()
    static setItemDefaults(row: ItemModel) {
      row.picture ??= null
      row.translations ??= {}
    }
  }
  return ItemModel
}
