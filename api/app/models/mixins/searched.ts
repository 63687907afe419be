import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import { beforeSave } from '@adonisjs/lucid/orm'
import { searchText } from '#support/search_text'
import { translatedTexts } from '#support/stored_translations'

/** Updates `searchText`, which the director's search uses, from the given fields. */
export function withSearch(fields: readonly string[]) {
  return <Model extends NormalizeConstructor<typeof BaseModel>>(superclass: Model) => {
    class Searched extends superclass {
      declare searchText: string

      /** Skips a row that was read without these fields. */
      @beforeSave()
      static updateSearchText(row: Searched) {
        const texts = fields.map((field) => row.$attributes[field])
        if (texts.some((text) => typeof text !== 'string')) return
        row.searchText = searchText(...texts, ...translatedTexts(row.$attributes))
      }
    }
    return Searched
  }
}
