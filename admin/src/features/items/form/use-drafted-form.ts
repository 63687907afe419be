import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import type { WithTranslations } from '@/features/items/translations/form-translations'
import { useTranslationsQuestion } from '@/features/items/translations/use-translations-question'
import { changeOf, chosenOf, type FormPicture } from '@/features/items/picture/form-picture'
import { errorBanner } from '@/lib/error-banner'
import { presentItemOf, Refused, statusOf } from '@/lib/errors'
import { fieldErrorsOf, messageOf } from '@/lib/refusal-words'
import { session } from '@/lib/session'
import { useOnline } from '@/lib/use-online'
import { useDraft } from '@/unsent/drafts'
import { needsPerson, useWaiting } from '@/unsent/entries'
import { outboxEvents, type OutboxEvent } from '@/unsent/events'
import { contentOf, type Entry, type Snapshot } from '@/unsent/forms'
import { discard, Discarded, isQueued, newEntry, useOutboxSave } from '@/unsent/save'
import { sayUntilAnswered } from '@/unsent/say-until-answered'
import { isFinal, type Sendable } from '@/unsent/sender'
import { compare, merged, type ComparedParts, type Comparison } from './compare'
import { useQuestionLayer } from './question-layer'
import { useDoubt, type Doubt } from './use-doubt'
import { useFocusOnFault } from './use-focus-on-fault'
import { useFormContent, type FormContentOptions } from './use-form-content'
import { useFormLife } from './use-form-life'

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
  const translations = useTranslationsQuestion(form, options.translated)
  const doubt = useDoubt(options.doubtOf)
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
  const question = translations.question ?? doubt.question
  useQuestionLayer('question', isStale || question !== undefined, () => {
    if (isStale) tell({ type: 'comparison closed' })
    question?.onClose()
  })
  const entry = useWaiting()?.find(({ id }) => id === draft.id())
  const isSaving = life.step === 'saving' || life.step === 'done'
  const held = (chosen = picture) =>
    contentOf({ values: form.getValues(), picture: changeOf(chosen) })

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
    } else if (event.refusal && isFinal(event.refusal)) meetLate(event.entry, event.refusal)
  })
  useEffect(() => outboxEvents.subscribe((event) => onEvent(event)), [])

  const questions = [translations.ask, doubt.ask]
  /** @param answered how many of the questions are settled */
  const submitted = (task: (output: Output) => Promise<void>, answered = 0) =>
    form.handleSubmit(async (output) => {
      if (isBusy() || present().step === 'waiting') return
      const isAsked = questions
        .slice(answered)
        .some((ask, at) => ask(output, () => void submitted(task, answered + at + 1)()))
      if (isAsked) return
      translations.settle(output)
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
      const found = outdatedBy(error, chosen, over)
      const isNewer = found?.theirs.version !== over?.version
      if (found && isNewer && found.differences.length === 0) {
        return store(output, chosen, found.theirs)
      }
      meet(error, found)
    }
  }

  /** The device had no room for it, and the form has gone: its draft lives as long as the page. */
  function showLate(error: unknown) {
    if (statusOf(error) === 401) return
    errorBanner.show(messageOf(error, m.kindSaveFailed({ kind: kind.one })))
  }

  function outdatedBy(error: unknown, chosen: FormPicture, over = base) {
    const now = presentItemOf(error) as Item | undefined
    const mine = { values: form.getValues(), picture: chosen }
    return now && compare(options, over, mine, read(now))
  }

  /** What the form makes of a refusal. */
  function meet(error: unknown, comparison: Comparison<Input> | undefined) {
    // After a 401 the sign-in page stands here, and the draft waits behind it.
    if (statusOf(error) === 401) return tell({ type: 'interrupted' })
    if (statusOf(error) === 404) {
      return tell({ type: 'deleted', sentence: m.deletedWhileEditing() })
    }
    const sentence = messageOf(error, m.kindSaveFailed({ kind: kind.one }), isField)
    if (statusOf(error) !== 409) errorBanner.show(sentence)
    markFields(error)
    return tell(
      comparison ? { type: 'outdated', sentence, comparison } : { type: 'refused', sentence }
    )
  }

  const isField = (path: string) =>
    path === options.picture?.name || (path.split('.', 1)[0] ?? '') in base.values

  function markFields(error: unknown) {
    for (const [path, message] of Object.entries(fieldErrorsOf(error))) {
      if (path === options.picture?.name) content.refusePicture(message)
      else if (isField(path)) {
        form.setError(path as FieldPath<Input>, { type: 'server', message })
      }
    }
  }

  function meetLate(refused: Entry, refusal: NonNullable<Entry['refusal']>) {
    const error = new Refused(refusal)
    const left = chosenOf(refused.picture)
    meet(error, outdatedBy(error, left, refused.base as Snapshot<Input> | undefined))
  }

  /** What it opened with was saved before. */
  function resume(waiting: Entry) {
    const { picture: saved, fields } = waiting
    const values = { ...base.values, ...(waiting.values ?? fields) }
    const content = contentOf({ values, picture: saved })
    tell({ type: 'resumed', content, isTypedOver: waiting.typed !== undefined })
    if (waiting.refusal) meetLate(waiting, waiting.refusal)
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

  /** Says where what was saved stands; false where the form holds something else by now. */
  function leavePromise(): boolean {
    const now = present()
    if (now.promised !== held()) return false
    if (now.step === 'saving' && now.status === 'noRoom') {
      toast(m.noRoomLeaveOpen())
      return true
    }
    draft.finish()
    if (entry?.refusal) toast(m.saveNeedsYou({ title: entry.title }))
    else sayUntilAnswered(draft.id(), m.storedSendsLater())
    return true
  }

  const navigate = useNavigate()
  const [opened] = useState(useLocation())
  const onLeave = useEffectEvent(() => {
    // After the next sign-in the form goes on from its draft, or from what it saved.
    if (present().step === 'done' || !session.token() || leavePromise() || !content.unsaved())
      return
    toast(m.draftStored(), {
      action: {
        label: m.reopen(),
        onClick: () => void navigate(opened, { state: opened.state as unknown }),
      },
    })
  })
  useEffect(() => () => onLeave(), [])

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
      question: translations.question,
      doubt: doubt.question,
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
