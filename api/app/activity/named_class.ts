import type Batch from '#models/batch'
import type { NamedClass } from '#shared/words/batch_words'

/** What its name is made of in each language, for the log's column of names. */
export const storedName = ({ weekday, from, to, level, ages }: Batch): string =>
  JSON.stringify({ weekday, from, to, level, ages } satisfies NamedClass)

export const namedClass = (name: string | null): NamedClass | null =>
  name ? (JSON.parse(name) as NamedClass) : null
