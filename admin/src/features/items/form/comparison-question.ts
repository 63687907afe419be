import type { FieldValues } from 'react-hook-form'
import type { FormPicture } from '@/features/items/picture/form-picture'
import type { Snapshot } from '@/unsent/forms'
import { merged, type ComparedParts } from './compare'
import type { FormContent } from './use-form-content'
import type { Opening } from './use-form-life'

/**
 * What somebody else has saved meanwhile, beside what was typed, while it is to be chosen of both.
 * @param save goes on over their version
 */
export function comparisonQuestion<Input extends FieldValues, Output extends FieldValues>(
  { fields }: ComparedParts<Input>,
  { form, base, picture, moveTo }: FormContent<Input, Output>,
  { life, dispatch }: Opening<Input>,
  save: (chosen: FormPicture, theirs: Snapshot<Input>) => void
) {
  if (life.step !== 'stale') return undefined
  const { comparison } = life
  const { theirs, differences } = comparison
  const onClose = () => void dispatch({ type: 'comparison closed' })
  return {
    differences,
    /** With the fields in `mine` as typed, and the others as theirs. */
    onResolve(mine: ReadonlySet<string>) {
      const typed = merged(fields, base, form.getValues(), comparison, mine)
      const isPictureTheirs = differences.some(
        ({ name, isPicture }) => isPicture && !mine.has(name)
      )
      const chosen = isPictureTheirs ? null : picture
      moveTo(theirs, typed, chosen)
      onClose()
      save(chosen, theirs)
    },
    onClose,
  }
}
