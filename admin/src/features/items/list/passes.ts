import { plainText } from '@academy/api/shared/text/plain_text'
import { isFoundIn, searchable, searchForms } from '@academy/api/shared/text/search'
import { filledTranslations } from '@/features/items/translations/filled-translations'
import type { Filters } from '@/lib/resource'
import type { Entry } from '@/unsent/entries'

interface Typed {
  title: string
  description: string
  studentName?: string
  tags?: string[]
  isActive: boolean
}

/** Whether a new item belongs into a list with these filters, of which an empty one lets all pass. */
export function passes({ fields }: Entry, { q = '', status, tag }: Filters): boolean {
  const { title, description, studentName = '', tags = [], ...rest } = fields as Typed
  const translated = filledTranslations(fields).map((one) => one.text)
  const wanted = plainText(q)
  return (
    (!status || rest.isActive === (status === 'active')) &&
    (!tag || tags.includes(tag)) &&
    (!wanted ||
      isFoundIn(
        searchable([title, description, studentName, ...translated].join('\n')),
        searchForms(wanted)
      ))
  )
}
