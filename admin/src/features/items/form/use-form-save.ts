import type { FieldValues } from 'react-hook-form'
import { chosenOf, type FormPicture } from '@/features/items/picture/form-picture'
import { errorBanner } from '@/lib/error-banner'
import { Refused, statusOf } from '@/lib/errors'
import { m } from '@/lib/messages'
import { messageOf } from '@/lib/refusal-words'
import { session } from '@/lib/session'
import type { Entry, Snapshot } from '@/unsent/forms'
import { discard } from '@/unsent/waiting-entry'
import { Discarded } from '@/unsent/save'
import { useOutboxSave } from '@/unsent/use-outbox-save'
import type { useDraft } from '@/unsent/use-draft'
import type { Comparison } from './compare'
import { formEntry, type SaveOptions } from './form-entry'
import { comparisonIn, refusalEvent, sayRefusal } from './form-refusals'
import type { FormContent } from './use-form-content'
import type { Opening } from './use-form-life'

/** Saves an open form: as a change of its item, as a new one, or as one that was deleted. */
export function useFormSave<
  Input extends FieldValues,
  Output extends FieldValues,
  Item extends { _id: string },
>(
  options: SaveOptions<Input, Output, Item>,
  content: FormContent<Input, Output>,
  { dispatch }: Opening<Input>,
  draft: ReturnType<typeof useDraft<Input>>
) {
  const { kind, item } = options
  const { form, base, picture } = content
  const outbox = useOutboxSave(kind, (status) => dispatch({ type: 'told', status }))

  /** What was typed is on the server. */
  function finish() {
    draft.finish()
    options.onSaved()
  }

  function refuse(error: unknown, comparison: Comparison<Input> | undefined) {
    dispatch(refusalEvent(error, sayRefusal(error, options, content), comparison))
  }

  /** @param over what has been seen of the item; absent: it is saved as a new one */
  async function save(output: Output, chosen: FormPicture, over?: Snapshot<Input>): Promise<void> {
    const values = form.getValues()
    const entry = formEntry(options, draft.id(), { output, values, picture: chosen, over })
    draft.hold({ values, picture: entry.picture, base: over })
    dispatch({ type: 'promised', content: content.held(chosen) })
    try {
      const answer = outbox.save(entry)
      // Removed from the device's storage without a word: it is sent after the next sign-in.
      if (!session.token()) session.end({ isExpired: true })
      await answer
      dispatch({ type: 'stored', holds: content.held(chosen) })
      if (outbox.isLeft()) draft.finish()
      else finish()
    } catch (error) {
      await goOnAfter(error, output, chosen, over)
    }
  }

  async function goOnAfter(
    error: unknown,
    output: Output,
    chosen: FormPicture,
    over: Snapshot<Input> | undefined
  ) {
    if (error instanceof Discarded) return void dispatch({ type: 'interrupted' })
    if (outbox.isLeft()) return sayLate(error, kind.one)
    const mine = { values: form.getValues(), picture: chosen }
    const found = comparisonIn(error, options, over ?? base, mine)
    const isNewer = found?.theirs.version !== over?.version
    // What others have changed is as it is here: there is nothing to ask.
    if (found && isNewer && found.differences.length === 0)
      return save(output, chosen, found.theirs)
    refuse(error, found)
  }

  async function restoreAndSave(output: Output) {
    try {
      await kind.restore(item?._id ?? '')
    } catch (error) {
      if (statusOf(error) !== 404) {
        return void dispatch({ type: 'deleted', sentence: m.restoreFailedAgain() })
      }
      // Removed for good: the content is saved as a new item.
      void discard(draft.id())
      draft.renew()
      return save(output, picture)
    }
    // The list may have said so as it looked for the item.
    errorBanner.clear(m.kindNotFound({ kind: kind.one }))
    await save(output, picture, base)
  }

  return {
    finish,
    save,
    saveOver: (output: Output) => save(output, picture, base),
    restoreAndSave,
    /** Meets the refusal of a save that nobody here waits for any more. */
    meetLate(entry: Entry, refusal: NonNullable<Entry['refusal']>) {
      const error = new Refused(refusal)
      const over = (entry.base as Snapshot<Input> | undefined) ?? base
      const mine = { values: form.getValues(), picture: chosenOf(entry.picture) }
      refuse(error, comparisonIn(error, options, over, mine))
    },
  }
}

/** The device had no room for it, and the form has gone: its draft lives as long as the page. */
function sayLate(error: unknown, one: string) {
  if (statusOf(error) === 401) return
  errorBanner.show(messageOf(error, m.kindSaveFailed({ kind: one })))
}
