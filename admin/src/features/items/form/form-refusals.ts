import type { FieldPath, FieldValues } from 'react-hook-form'
import { errorBanner } from '@/lib/error-banner'
import { presentItemOf, statusOf } from '@/lib/errors'
import { m } from '@/lib/messages'
import { fieldErrorsOf, messageOf } from '@/lib/refusal-words'
import type { FormPicture } from '@/features/items/picture/form-picture'
import type { Snapshot } from '@/unsent/forms'
import { compare, type Comparison } from './compare'
import type { SaveOptions } from './form-entry'
import type { FormEvent } from './form-life'
import type { FormContent } from './use-form-content'

/** What the server has instead, compared with what a form holds, where the refusal of its save says so. */
export function comparisonIn<Input extends FieldValues, Output extends FieldValues, Item>(
  error: unknown,
  options: SaveOptions<Input, Output, Item>,
  base: Snapshot<Input>,
  mine: { values: Input; picture: FormPicture }
): Comparison<Input> | undefined {
  const now = presentItemOf(error) as Item | undefined
  return now && compare(options, base, mine, options.read(now))
}

/** How the life of a form goes on after a refusal of its save. */
export function refusalEvent<Input>(
  error: unknown,
  sentence: string,
  comparison: Comparison<Input> | undefined
): FormEvent<Input> {
  const status = statusOf(error)
  // After a 401 the sign-in page stands here, and the draft waits behind it.
  if (status === 401) return { type: 'interrupted' }
  if (status === 404) return { type: 'deleted', sentence: m.deletedWhileEditing() }
  return comparison ? { type: 'outdated', sentence, comparison } : { type: 'refused', sentence }
}

/** Says a refusal where it is looked for: under its fields, and above the view. @returns the sentence */
export function sayRefusal<Input extends FieldValues, Output extends FieldValues, Item>(
  error: unknown,
  { kind, picture }: SaveOptions<Input, Output, Item>,
  { form, base, refusePicture }: FormContent<Input, Output>
): string {
  const isPicture = (path: string) => path === picture?.name
  const isField = (path: string) => isPicture(path) || (path.split('.', 1)[0] ?? '') in base.values
  for (const [path, message] of Object.entries(fieldErrorsOf(error))) {
    if (isPicture(path)) refusePicture(message)
    else if (isField(path)) form.setError(path as FieldPath<Input>, { type: 'server', message })
  }
  const sentence = messageOf(error, m.kindSaveFailed({ kind: kind.one }), isField)
  // What was deleted or changed meanwhile is said in the form, and a 401 by the sign-in page.
  if (![401, 404, 409].includes(statusOf(error) ?? 0)) errorBanner.show(sentence)
  return sentence
}
