import { useEffect, useEffectEvent, type SubmitEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { changeOf } from '@/features/items/picture/form-picture'
import type { WithTranslations } from '@/features/items/translations/form-translations'
import { useDraft } from '@/unsent/use-draft'
import { needsPerson, useWaiting } from '@/unsent/entries'
import { outboxEvents, type OutboxEvent } from '@/unsent/events'
import { contentOf, type Entry } from '@/unsent/forms'
import { useOutboxSave } from '@/unsent/save'
import { isFinal } from '@/unsent/attempt'
import { merged, type ComparedParts, type Comparison } from './compare'
import { formRefusals } from './form-refusals'
import { formSaves, type SaveOptions } from './use-form-save'
import { useQuestionLayer } from './question-layer'
import type { Doubt } from './use-doubt'
import { useFormContent } from './use-form-content'
import { useFormLife } from './use-form-life'
import { useLeaving } from './use-leaving'
import { useSaveQuestions } from './use-save-questions'
import { useSubmit } from './use-submit'
import { useUnanswered } from './use-unanswered'

interface DraftedFormOptions<Input extends WithTranslations, Output, Item extends { _id: string }>
  extends SaveOptions<Input, Output, Item>, ComparedParts<Input> {
  /** The labels of the fields that can be translated. */
  translated: Record<string, () => string>
  /** What is asked before it is saved. */
  doubtOf?: (output: Output) => Doubt | undefined
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
  const { kind, item, read, copied } = options
  const key = [kind.one, item?._id ?? 'new', copied?.of].filter(Boolean).join(':')
  const content = useFormContent(options)
  const { form, base, picture } = content
  const opening = useFormLife<Input>()
  const { life, tell, present, isBusy } = opening
  const outbox = useOutboxSave(kind, (status) => tell({ type: 'told', status }))
  const questions = useSaveQuestions(form, options.translated, options.doubtOf)
  const { submit, submitFrom } = useSubmit(form, opening, questions)
  const draft = useDraft<Input>({
    key,
    unsaved: content.unsaved,
    complete: content.complete,
    onRestore: content.fill,
    isReadable: content.isReadable,
    startOver: content.startOver,
    outbox: { itemId: item?._id, onEntry: (entry) => resume(entry) },
  })
  const held = (chosen = picture) =>
    contentOf({ values: form.getValues(), picture: changeOf(chosen) })
  const refusals = formRefusals({ kind, parts: options, read, content, tell })
  const saves = formSaves({ options, key, content, tell, held, draft, outbox, refusals })
  const entry = useWaiting()?.find(({ id }) => id === draft.id())

  const onTyped = useEffectEvent(() => {
    draft.changed()
    if (life.step === 'waiting') tell({ type: 'typed', holds: held() })
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => onTyped() }),
    [form]
  )
  useEffect(() => onTyped(), [picture])

  const isStale = life.step === 'stale'
  useQuestionLayer('question', isStale || questions.open !== undefined, () => {
    if (isStale) tell({ type: 'comparison closed' })
    questions.open?.onClose()
  })

  const onEvent = useEffectEvent((event: OutboxEvent) => {
    if (event.type === 'removed' && event.id === draft.id()) {
      draft.keep()
      tell({ type: 'discarded' })
    }
    if (!('entry' in event) || event.entry.id !== draft.id()) return
    // The save that is under way hears of it by itself.
    if (isBusy()) return
    // Nobody has just pressed Save: it waited when the form was opened, or was refused for a while.
    if (event.type === 'stored') {
      if (tell({ type: 'stored', holds: held() }).step === 'done') saves.finish()
    } else if (event.refusal && isFinal(event.refusal)) {
      refusals.meetLate(event.entry, event.refusal)
    }
  })
  useEffect(() => outboxEvents.subscribe((event) => onEvent(event)), [])

  /** What it opened with was saved before. */
  function resume(waiting: Entry) {
    const { picture: saved, fields } = waiting
    const values = { ...base.values, ...(waiting.values ?? fields) }
    const promised = contentOf({ values, picture: saved })
    tell({ type: 'resumed', content: promised, isTypedOver: waiting.typed !== undefined })
    if (waiting.refusal) refusals.meetLate(waiting, waiting.refusal)
  }

  /** Goes on from their version, with the fields in `mine` as typed and the others as theirs. */
  function resolve(comparison: Comparison<Input>, mine: ReadonlySet<string>) {
    const { theirs, differences } = comparison
    const typed = merged(options.fields, base, form.getValues(), comparison, mine)
    const isPictureTheirs = differences.some(({ name, isPicture }) => isPicture && !mine.has(name))
    const chosen = isPictureTheirs ? null : picture
    content.moveTo(theirs, typed, chosen)
    tell({ type: 'comparison closed' })
    void submit((output) => saves.store(output, chosen, theirs))
  }

  useLeaving({
    key,
    present,
    held: () => held(),
    hasUnsaved: () => content.unsaved() !== null,
    entry,
    draft,
  })
  useUnanswered(life, options.onSaved)

  const isSaving = life.step === 'saving' || life.step === 'done'
  return {
    form,
    pictureField: content.pictureField,
    isRead: draft.isRead,
    saving: {
      draft: {
        restored: draft.restored,
        unreadable: draft.unreadable,
        hasNoRoom: draft.hasNoRoom,
      },
      // What is saved stays so until the form has gone, which may take a moment.
      isSaving,
      status: life.step === 'saving' ? life.status : 'unsent',
      /** It holds what waits to be sent, and nothing besides to save. */
      isKept: life.step === 'waiting',
      /** What it opened with was saved before, and is still to be sent. */
      isWaiting: !isSaving && entry !== undefined && !needsPerson(entry),
      failure: 'sentence' in life ? life.sentence : undefined,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submitFrom(event, saves.storeOver),
      onRestore: life.step === 'gone' ? () => void submit(saves.restoreAndStore) : undefined,
      question: questions.translations,
      doubt: questions.doubt,
      stale:
        life.step === 'stale'
          ? {
              differences: life.comparison.differences,
              onResolve: (mine: ReadonlySet<string>) => resolve(life.comparison, mine),
              onClose: () => void tell({ type: 'comparison closed' }),
            }
          : undefined,
    },
  }
}
