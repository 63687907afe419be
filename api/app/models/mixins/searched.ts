import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import { beforeSave } from '@adonisjs/lucid/orm'
import { searchText } from '#database/search_text'
import { translatedTexts } from '#database/stored_translations'

/** Keeps the text that the director's searches look through in step with the fields it is made of. */
export function withSearch(fields: readonly string[]) {
  return <Model extends NormalizeConstructor<typeof BaseModel>>(superclass: Model) => {
    class Searched extends superclass {
      declare searchText: string

      /** A row read without its texts keeps what it has. */
      @beforeSave()
      static keepSearchText(row: Searched) {
        const texts = fields.map((field) => row.$attributes[field])
        if (texts.some((text) => typeof text !== 'string')) return
        row.searchText = searchText(...texts, ...translatedTexts(row.$attributes.translations))
      }
    }
    return Searched
  }
}
