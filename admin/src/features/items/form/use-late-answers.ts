import type { FieldValues } from 'react-hook-form'
import { useAnswer } from '@/unsent/answers'
import { contentOf, type Entry } from '@/unsent/forms'
import type { useDraft } from '@/unsent/use-draft'
import type { FormContent } from './use-form-content'
import type { Opening } from './use-form-life'

interface LateSaves {
  finish: () => void
  meetLate: (entry: Entry, refusal: NonNullable<Entry['refusal']>) => void
}

/** Answers to what the form has saved before: it waited as the form was opened, or was refused for a while. */
export function useLateAnswers<Input extends FieldValues, Output extends FieldValues, Item>(
  content: FormContent<Input, Output, Item>,
  { dispatch, isBusy }: Opening<Input>,
  draft: ReturnType<typeof useDraft<Input>>,
  { finish, meetLate }: LateSaves
) {
  useAnswer(draft.id, (answer) => {
    if (answer.type === 'removed') {
      draft.keep()
      dispatch({ type: 'discarded' })
    }
    // The save that is under way hears of it by itself.
    if (isBusy()) return
    if (answer.type === 'refused') meetLate(answer.entry, answer.refusal)
    if (answer.type === 'stored') {
      const after = dispatch({ type: 'stored', holds: content.held() })
      if (after.step === 'done') return finish()
      // A new one has its key for its id: under another one it would be created twice.
      if (content.base.version === undefined) return
      content.goOnOver(answer.item as Item)
      draft.goOn()
    }
  })

  return {
    /** The form has opened with what waits. */
    resume(waiting: Entry) {
      const values = { ...content.base.values, ...(waiting.values ?? waiting.fields) }
      const promised = contentOf({ values, picture: waiting.picture })
      dispatch({ type: 'resumed', content: promised, isTypedOver: waiting.typed !== undefined })
      if (waiting.refusal) meetLate(waiting, waiting.refusal)
    },
  }
}
