import { useEffect, useEffectEvent, type SubmitEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { m } from '@/lib/messages'
import type { WithTranslations } from '@/features/items/translations/form-translations'
import { changeOf, type FormPicture } from '@/features/items/picture/form-picture'
import { errorBanner } from '@/lib/error-banner'
import { statusOf } from '@/lib/errors'
import { messageOf } from '@/lib/refusal-words'
import { session } from '@/lib/session'
import { useOnline } from '@/lib/use-online'
import { useDraft } from '@/unsent/drafts'
import { needsPerson, useWaiting } from '@/unsent/entries'
import { outboxEvents, type OutboxEvent } from '@/unsent/events'
import { contentOf, type Entry, type Snapshot } from '@/unsent/forms'
import { discard, Discarded, isQueued, newEntry, useOutboxSave } from '@/unsent/save'
import { isFinal, type Sendable } from '@/unsent/sender'
import { merged, type ComparedParts, type Comparison } from './compare'
import { formRefusals } from './form-refusals'
import { useQuestionLayer } from './question-layer'
import type { Doubt } from './use-doubt'
import { useFocusOnFault } from './use-focus-on-fault'
import { useFormContent, type FormContentOptions } from './use-form-content'
import { useFormLife } from './use-form-life'
import { useLeaving } from './use-leaving'
import { useSaveQuestions } from './use-save-questions'

/** What a form needs of the kind that it saves. */
interface FormKind extends Sendable {
  key: string
  one: string
  restore: (id: string) => Promise<unknown>
}

interface DraftedFormOptions<Input extends WithTranslations, Output, Item extends { _id: string }>
  extends FormContentOptions<Input, Output, Item>, ComparedParts<Input> {
  kind: FormKind
  /** The labels of the fields that can be translated. */
  translated: Record<string, () => string>
  /** What is being saved is called while it waits; without it, by its title. */
  titleOf?: (output: Output) => string
  /** What is asked before it is saved. */
  doubtOf?: (output: Output) => Doubt | undefined
  /** The form goes: the server has what it holds, or will have it once there is a network. */
  onSaved: () => void
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
  const draftKey = [kind.one, item?._id ?? 'new', copied?.of].filter(Boolean).join(':')
  const content = useFormContent(options)
  const { form, base, picture } = content
  const { life, tell, present, isBusy } = useFormLife<Input>()
  const outbox = useOutboxSave(kind, (status) => tell({ type: 'told', status }))
  const questions = useSaveQuestions(form, options.translated, options.doubtOf)
  const draft = useDraft<Input>({
    key: draftKey,
    unsaved: content.unsaved,
    complete: content.complete,
    onRestore: content.fill,
    isReadable: content.isReadable,
    startOver: content.startOver,
    outbox: { itemId: item?._id, onEntry: (entry) => resume(entry) },
  })
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
  const entry = useWaiting()?.find(({ id }) => id === draft.id())
  const isSaving = life.step === 'saving' || life.step === 'done'
  const held = (chosen = picture) =>
    contentOf({ values: form.getValues(), picture: changeOf(chosen) })
  const refusals = formRefusals({ kind, parts: options, read, content, tell })

  /** What was typed is on the server. */
  function finish() {
    draft.finish()
    options.onSaved()
  }

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
      if (tell({ type: 'stored', holds: held() }).step === 'done') finish()
    } else if (event.refusal && isFinal(event.refusal)) {
      refusals.meetLate(event.entry, event.refusal)
    }
  })
  useEffect(() => outboxEvents.subscribe((event) => onEvent(event)), [])

  /** @param settled how many of the questions need no answer any more */
  const submitted = (task: (output: Output) => Promise<void>, settled = 0) =>
    form.handleSubmit(async (output) => {
      if (isBusy() || present().step === 'waiting') return
      const goOn = (count: number) => void submitted(task, count)()
      if (questions.ask(output, settled, goOn)) return
      questions.settle(output)
      tell({ type: 'began' })
      await task(output)
    })

  function entryOf(output: Output, chosen: FormPicture, over?: Snapshot<Input>): Entry {
    return newEntry({
      id: draft.id(),
      form: draftKey,
      isOpen: true,
      kind: kind.key,
      itemId: over && item?._id,
      item: over && item,
      version: over?.version,
      title: options.titleOf?.(output) ?? String(output.title),
      fields: output,
      picture: changeOf(chosen),
      values: form.getValues(),
      base: over ?? read(undefined),
    })
  }

  /** @param over what has been seen of the item; absent: it is saved as a new one */
  async function store(output: Output, chosen: FormPicture, over?: Snapshot<Input>): Promise<void> {
    const saved = entryOf(output, chosen, over)
    draft.hold({ values: form.getValues(), picture: saved.picture, base: over })
    tell({ type: 'promised', content: held(chosen) })
    try {
      const answer = outbox.save(saved)
      // Removed from the device's storage without a word: it is sent after the next sign-in.
      if (!session.token()) session.end({ isExpired: true })
      await answer
      tell({ type: 'stored', holds: held(chosen) })
      if (outbox.isLeft()) draft.finish()
      else finish()
    } catch (error) {
      if (error instanceof Discarded) return void tell({ type: 'interrupted' })
      if (outbox.isLeft()) return showLate(error)
      const found = refusals.outdatedBy(error, chosen, over)
      const isNewer = found?.theirs.version !== over?.version
      if (found && isNewer && found.differences.length === 0) {
        return store(output, chosen, found.theirs)
      }
      refusals.meet(error, found)
    }
  }

  /** The device had no room for it, and the form has gone: its draft lives as long as the page. */
  function showLate(error: unknown) {
    if (statusOf(error) === 401) return
    errorBanner.show(messageOf(error, m.kindSaveFailed({ kind: kind.one })))
  }

  /** What it opened with was saved before. */
  function resume(waiting: Entry) {
    const { picture: saved, fields } = waiting
    const values = { ...base.values, ...(waiting.values ?? fields) }
    const content = contentOf({ values, picture: saved })
    tell({ type: 'resumed', content, isTypedOver: waiting.typed !== undefined })
    if (waiting.refusal) refusals.meetLate(waiting, waiting.refusal)
  }

  const restoreAndSave = () =>
    submitted(async (output) => {
      try {
        await kind.restore(item?._id ?? '')
      } catch (error) {
        if (statusOf(error) !== 404) {
          return void tell({ type: 'deleted', sentence: m.restoreFailedAgain() })
        }
        // Removed for good: the content is saved as a new item.
        void discard(draft.id())
        draft.renew()
        return store(output, picture)
      }
      await store(output, picture, base)
    })()

  /** Goes on from their version, with the fields in `mine` as typed and the others as theirs. */
  function resolve(comparison: Comparison<Input>, mine: ReadonlySet<string>) {
    const { theirs, differences } = comparison
    const typed = merged(options.fields, base, form.getValues(), comparison, mine)
    const isPictureTheirs = differences.some(({ name, isPicture }) => isPicture && !mine.has(name))
    const chosen = isPictureTheirs ? null : picture
    content.moveTo(theirs, typed, chosen)
    tell({ type: 'comparison closed' })
    void submitted((output) => store(output, chosen, theirs))()
  }

  useLeaving({
    key: draftKey,
    present,
    held: () => held(),
    hasUnsaved: () => content.unsaved() !== null,
    entry,
    draft,
  })

  // Without a network there is no answer to wait for.
  const isPut = life.step === 'saving' && isQueued(life.status)
  const goesUnanswered = !useOnline() && isPut
  const onUnanswered = useEffectEvent(() => options.onSaved())
  useEffect(() => {
    if (goesUnanswered) onUnanswered()
  }, [goesUnanswered])

  const setChecked = useFocusOnFault()
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget
    const active = document.activeElement
    await submitted((output) => store(output, picture, base))(event)
    setChecked({ element, active })
  }

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
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onRestore: life.step === 'gone' ? () => void restoreAndSave() : undefined,
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
