import type { Path } from 'react-hook-form'
import type { Snapshot } from '@/lib/drafts'
import { pictureName } from '@/lib/stored-picture'

/** One field of a form as it is put before the director when somebody else changed it. */
export interface ComparedField<Values> {
  name: Path<Values>
  label: string
  words: (values: Values) => string
}

export interface Difference {
  name: string
  label: string
  mine: string
  theirs: string
  /** Whether the director changed it too; then both were typed by somebody. */
  isMine: boolean
}

export interface Comparison<Values> {
  theirs: Snapshot<Values>
  differences: Difference[]
  hasNewPicture: boolean
}

/** What somebody else has changed since the form was opened, and that is not as typed here. */
export function compare<Values>(
  fields: readonly ComparedField<Values>[],
  base: Snapshot<Values>,
  mine: Values,
  theirs: Snapshot<Values>
): Comparison<Values> {
  const differences = fields.flatMap(({ name, label, words }) => {
    const [was, here, there] = [base.values, mine, theirs.values].map((values) =>
      words(values).trim()
    ) as [string, string, string]
    if (there === was || there === here) return []
    return [{ name, label, mine: here, theirs: there, isMine: here !== was }]
  })
  const hasNewPicture = pictureName(theirs.pictureUrl) !== pictureName(base.pictureUrl)
  return { theirs, differences, hasNewPicture }
}
