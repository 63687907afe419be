import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { m } from '@/lib/messages'
import { compare, type Comparison } from '@/features/items/form/compare'
import type { Snapshot } from '@/lib/drafts'
import { errorBanner } from '@/lib/error-banner'
import { messageOf, presentItemOf, statusOf } from '@/lib/errors'
import { fieldErrorsOf } from '@/lib/field-errors'
import type { DraftedFormOptions, FormContent, Shown } from './form-options'

/** What came of a save that was refused: a sentence, marked fields, or what stands there by now. */
export function useRefusal<
  Input extends FieldValues,
  Output extends FieldValues,
  Item extends Shown,
>(
  { kind, fields, read, picture }: DraftedFormOptions<Input, Output, Item>,
  { form, base, setPictureError }: FormContent<Input, Output>
) {
  const [failure, setFailure] = useState<string>()
  const [comparison, setComparison] = useState<Comparison<Input>>()
  const [isGone, setIsGone] = useState(false)

  function showGone(sentence: string) {
    setFailure(sentence)
    setIsGone(true)
  }

  return {
    ...{ failure, isGone, comparison, setComparison, showGone },
    clear() {
      setFailure(undefined)
      setIsGone(false)
    },
    /** @param over what was being typed over when it was sent */
    show(error: unknown, over: Snapshot<Input> = base) {
      // After a 401 the sign-in page stands here, and the draft waits behind it.
      if (statusOf(error) === 401) return
      if (statusOf(error) === 404) return showGone(m.deletedWhileEditing())
      const sentence = messageOf(error, m.kindSaveFailed({ kind: kind.one }))
      setFailure(sentence)
      if (statusOf(error) !== 409) errorBanner.show(sentence)
      const present = presentItemOf(error)
      if (present)
        return setComparison(compare(fields, over, form.getValues(), read(present as Item)))
      for (const [path, message] of Object.entries(fieldErrorsOf(error))) {
        const [name = ''] = path.split('.', 1)
        if (path === picture.name) setPictureError(message)
        else if (name in base.values) {
          form.setError(path as FieldPath<Input>, { type: 'server', message })
        }
      }
    },
  }
}
