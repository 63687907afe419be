import type { FieldPath, FieldValues } from 'react-hook-form'
import { errorBanner } from '@/lib/error-banner'
import { presentItemOf, Refused, statusOf } from '@/lib/errors'
import { m } from '@/lib/messages'
import { fieldErrorsOf, messageOf } from '@/lib/refusal-words'
import { chosenOf, type FormPicture } from '@/features/items/picture/form-picture'
import type { Entry, Snapshot } from '@/unsent/forms'
import { compare, type ComparedParts, type Comparison } from './compare'
import type { FormEvent } from './form-life'
import type { useFormContent } from './use-form-content'

interface RefusedForm<Input extends FieldValues, Output extends FieldValues, Item> {
  kind: { one: string }
  parts: ComparedParts<Input>
  read: (item: Item | undefined) => Snapshot<Input>
  content: ReturnType<typeof useFormContent<Input, Output, Item>>
  tell: (event: FormEvent<Input>) => unknown
}

/** What an open form makes of the refusals of its saves. */
export function formRefusals<Input extends FieldValues, Output extends FieldValues, Item>(
  refused: RefusedForm<Input, Output, Item>
) {
  const { kind, parts, read, content, tell } = refused
  const { form, base } = content

  /** What the server has instead, compared with what is in the form, where it says so. */
  function outdatedBy(error: unknown, picture: FormPicture, over: Snapshot<Input> | undefined) {
    const now = presentItemOf(error) as Item | undefined
    const mine = { values: form.getValues(), picture }
    return now && compare(parts, over ?? base, mine, read(now))
  }

  function meet(error: unknown, comparison: Comparison<Input> | undefined) {
    // After a 401 the sign-in page stands here, and the draft waits behind it.
    if (statusOf(error) === 401) return tell({ type: 'interrupted' })
    if (statusOf(error) === 404) return tell({ type: 'deleted', sentence: m.deletedWhileEditing() })
    const sentence = messageOf(error, m.kindSaveFailed({ kind: kind.one }), isField)
    if (statusOf(error) !== 409) errorBanner.show(sentence)
    markFields(error)
    return tell(
      comparison ? { type: 'outdated', sentence, comparison } : { type: 'refused', sentence }
    )
  }

  const isPicture = (path: string) => path === parts.picture?.name
  const isField = (path: string) => isPicture(path) || (path.split('.', 1)[0] ?? '') in base.values

  function markFields(error: unknown) {
    for (const [path, message] of Object.entries(fieldErrorsOf(error))) {
      if (isPicture(path)) content.refusePicture(message)
      else if (isField(path)) {
        form.setError(path as FieldPath<Input>, { type: 'server', message })
      }
    }
  }

  return {
    outdatedBy,
    meet,
    /** Of a save that nobody here waits for any more. */
    meetLate(entry: Entry, refusal: NonNullable<Entry['refusal']>) {
      const error = new Refused(refusal)
      const over = entry.base as Snapshot<Input> | undefined
      meet(error, outdatedBy(error, chosenOf(entry.picture), over))
    },
  }
}
