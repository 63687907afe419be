import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import { beforeSave } from '@adonisjs/lucid/orm'
import { searchText } from '#support/search_text'
import { searchedNumber } from '#shared/text/phone_numbers'
import { translatedTexts } from '#support/stored_translations'

/**
 * Updates `searchText`, which the director's search uses, from the given fields.
 * @param numbers the fields of phone numbers
 */
export function withSearch(fields: readonly string[], numbers: readonly string[] = []) {
  return <Model extends NormalizeConstructor<typeof BaseModel>>(superclass: Model) => {
    class Searched extends superclass {
      declare searchText: string

      /** Skips a row that was read without these fields. */
      @beforeSave()
      static updateSearchText(row: Searched) {
        const valueOf = (field: string) => row.$attributes[field]
        const texts = [...fields, ...numbers].map(valueOf)
        if (texts.some((text) => typeof text !== 'string')) return
        row.searchText = searchText(
          ...texts,
          ...numbers.map((field) => searchedNumber(valueOf(field))),
          ...translatedTexts(row.$attributes)
        )
      }
    }
    return Searched
  }
}
