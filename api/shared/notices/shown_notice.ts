import type { ShownBatch } from '../classes/shown_batch.js'
import { WEEKDAYS } from '../days/names.js'
import { timeSpanWords } from '../days/time_words.js'
import type { Language } from '../languages/languages.js'
import type { InLanguage, Translations } from '../text/translations.js'
import { agesWords, modeWords } from '../words/batch_words.js'
import type { NoticeContent } from './notice.js'

/** As everybody may see it. */
export interface PublicNotice extends NoticeContent {
  _id: string
  version: number
  updatedAt: string
  language?: string
  translations?: Translations<'text' | 'place'>
}

/** In one language. */
export type ShownNotice = InLanguage<PublicNotice>

/** Whether those it was for are all gone: it is for nobody then, and not for everybody. */
export const isForNobody = (
  { batchIds }: Pick<NoticeContent, 'batchIds'>,
  present: readonly string[]
): boolean => batchIds.length > 0 && !batchIds.some((id) => present.includes(id))

type NamedBatch = Pick<
  ShownBatch,
  '_id' | 'level' | 'ages' | 'weekday' | 'from' | 'to' | 'where' | 'place'
>

/** What tells classes of one name apart, beginning with what families know best. */
const MARKS: ((language: Language, batch: NamedBatch) => string)[] = [
  (language, { ages }) => ages && agesWords[language](ages),
  (language, { weekday }) => WEEKDAYS[language][weekday]!,
  (language, { from, to }) => timeSpanWords(language, from, to),
  (language, { where }) => modeWords[where][language],
  (_language, { place }) => place,
]

const nameOf = (language: Language, { level, ages }: NamedBatch) =>
  level || agesWords[language](ages)

/** @param others what it could be taken for */
function nameAmong(language: Language, batch: NamedBatch, others: readonly NamedBatch[]): string {
  const name = nameOf(language, batch)
  let alike = others.filter((one) => nameOf(language, one) === name)
  if (alike.length === 0) return name
  const marks = MARKS.map((mark) => {
    const words = mark(language, batch)
    return { words, leaves: (one: NamedBatch) => mark(language, one) === words }
  }).filter(({ words }) => words !== '')
  const enough = marks.find(({ leaves }) => !alike.some(leaves))
  if (enough) return `${name}, ${enough.words}`
  const parts = [name]
  for (const { words, leaves } of marks) {
    const left = alike.filter(leaves)
    if (left.length < alike.length) parts.push(words)
    alike = left
  }
  return parts.join(', ')
}

/** A span such as '6–9' stays on one line. */
const unbroken = (name: string) => name.replaceAll(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')

/**
 * The names of those that a notice is for: 'Beginners', without a level 'ages 6–9'; where a class that
 * it is not for has the same name, with what tells them apart: 'Beginners, Sunday'.
 * @param batches all that there are, in the language
 */
export function batchNames(
  language: Language,
  batches: readonly NamedBatch[],
  ids: readonly string[]
): string[] {
  const others = batches.filter(({ _id }) => !ids.includes(_id))
  return batches
    .filter(({ _id }) => ids.includes(_id))
    .map((batch) => unbroken(nameAmong(language, batch, others)))
}
