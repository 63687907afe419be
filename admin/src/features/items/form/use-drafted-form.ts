import { useEffect, useEffectEvent, type SubmitEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { m } from '@/lib/messages'
import type { WithTranslations } from '@/features/items/translations/form-translations'
import { needsPerson, useWaiting, type Entry } from '@/unsent/entries'
import type { Snapshot } from '@/unsent/forms'
import { ownVersion } from '@/unsent/own-versions'
import { useDraft } from '@/unsent/use-draft'
import { comparisonQuestion } from './comparison-question'
import { formKey, type SaveOptions } from './form-entry'
import { shownOf } from './form-life'
import { useQuestionLayer } from './question-layer'
import type { Doubt } from './use-doubt'
import { useFormContent, type FormContent } from './use-form-content'
import { useFormLife, type Opening } from './use-form-life'
import { useFormSave } from './use-form-save'
import { useLateAnswers } from './use-late-answers'
import { useLeaving } from './use-leaving'
import { useSaveQuestions } from './use-save-questions'
import { useSubmit } from './use-submit'
import { useUnanswered } from './use-unanswered'

interface DraftedFormOptions<Input, Output, Item> extends SaveOptions<Input, Output, Item> {
  /** The labels of the fields that can be translated. */
  translated: Record<string, () => string>
  /** What is asked before it is saved. */
  doubtOf?: (output: Output) => Doubt | undefined
  /** Its item was deleted elsewhere. */
  isGone?: boolean
}

/**
 * The one form pattern: checked by a schema, stored as a draft on the device while it differs from
 * the server's state, saved through the outbox, refusals put under their fields, and what somebody
 * else saved meanwhile put beside what was typed. The target must not change while the form is
 * mounted: give the form a key.
 */
export function useDraftedForm<
  Input extends WithTranslations,
  Output extends FieldValues,
  Item extends { _id: string },
>(options: DraftedFormOptions<Input, Output, Item>) {
  const key = formKey(options)
  const content = useFormContent(options)
  const { form } = content
  const opening = useFormLife<Input>()
  const { life, dispatch } = opening
  const draft = useDraft<Input>({
    key,
    unsaved: content.unsaved,
    complete: content.complete,
    onRestore: content.fill,
    isReadable: content.isReadable,
    startOver: content.startOver,
    outbox: { itemId: options.item?._id, onEntry: (waiting) => resume(waiting) },
  })
  const saves = useFormSave(options, content, opening, draft)
  const { resume } = useLateAnswers(content, opening, draft, saves)
  const questions = useSaveQuestions(form, options.translated, options.doubtOf)
  const { submit, submitFrom } = useSubmit(form, opening, questions)
  const stale = comparisonQuestion(options, content, opening, (chosen, theirs) => {
    void submit((output) => saves.save(output, chosen, theirs))
  })
  const entry = useWaiting()?.find(({ id }) => id === draft.id())
  const shown = shownOf(life)

  useTyped(content, () => {
    draft.changed()
    if (life.step === 'waiting') dispatch({ type: 'typed', holds: content.held() })
  })
  useQuestionLayer('question', Boolean(stale ?? questions.open), () => {
    stale?.onClose()
    questions.open?.onClose()
  })
  useGone(options.isGone ?? false, opening)
  useLeaving(key, content, opening, draft)
  useUnanswered(life, options.onSaved)

  return {
    form,
    pictureField: content.pictureField,
    isRead: draft.isRead,
    saving: {
      ...shown,
      draft: {
        restored: draft.restored,
        unreadable: draft.unreadable,
        hasNoRoom: draft.hasNoRoom,
      },
      /** What it opened with was saved before, and is still to be sent. */
      isWaiting: !shown.isSaving && life.promised !== null && isWaiting(entry),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submitFrom(event, saves.saveOver),
      onRestore: life.step === 'gone' ? () => void submit(saves.restoreAndSave) : undefined,
      question: questions.translations,
      doubt: questions.doubt,
      stale,
      /** Others have changed the item since: what differs is asked when it is saved. */
      isOvertaken: !shown.isSaving && !shown.failure && isOvertaken(options, content),
    },
  }
}

const isWaiting = (entry: Entry | undefined) => entry !== undefined && !needsPerson(entry)

/** Whether others have changed the item since what is typed over was seen. */
function isOvertaken<Input, Item extends { _id: string }>(
  { kind, item }: { kind: { key: string }; item: Item | undefined },
  { base, newest }: Record<'base' | 'newest', Snapshot<Input>>
): boolean {
  if (!item || base.version === undefined) return false
  return (newest.version ?? 0) > ownVersion(kind.key, item._id, base.version)
}

/** Says at once, and not only at Save, that the item of the form was deleted elsewhere. */
function useGone<Input>(isGone: boolean, { dispatch }: Opening<Input>) {
  const tell = useEffectEvent(() => {
    if (isGone) dispatch({ type: 'vanished', sentence: m.deletedWhileEditing() })
    else dispatch({ type: 'returned' })
  })
  useEffect(() => tell(), [isGone])
}

/** Hears that something was typed or a picture chosen. */
function useTyped<Input extends FieldValues, Output extends FieldValues>(
  { form, picture }: FormContent<Input, Output>,
  onTyped: () => void
) {
  const tell = useEffectEvent(onTyped)
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => tell() }), [form])
  useEffect(() => tell(), [picture])
}
