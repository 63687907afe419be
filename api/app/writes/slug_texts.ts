import type { Item, ItemOf, Kind } from '#kinds'
import { languageOf } from '#shared/languages/language_of'
import { publicTranslations, translatedTexts } from '#support/stored_translations'

/** The texts of an item whose words its slug may hold. */
export interface SlugTexts {
  /** In every language. */
  titles: string[]
  /** Of people. */
  names: string[]
}

const NAMES: { [K in Kind]: (item: ItemOf[K]) => string[] } = {
  tournaments: () => [],
  achievements: (item) => [item.studentName, ...translatedTexts(item, 'studentName')],
}

export const slugTextsOf = <K extends Kind>(kind: K, item: ItemOf[K]): SlugTexts => ({
  titles: [item.title, ...translatedTexts(item, 'title')],
  names: NAMES[kind](item),
})

/** The title that a slug is made of: the English one where the title is in Devanagari. */
export function addressTitle(item: Item): string {
  const english = publicTranslations<'title'>(item)?.en?.title
  return languageOf(item.title) && english ? english : item.title
}
