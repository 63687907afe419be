import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react'
import { get, set, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { toast } from 'sonner'
import type { ZodMiniType } from 'zod/mini'
import { m } from '@/lib/messages'
import { compare, type ComparedParts, type Comparison } from '@/features/items/form/compare'
import type { WithTranslations } from '@/features/items/translations/form-translations'
import { useTranslationsQuestion } from '@/features/items/translations/use-translations-question'
import { changeOf, chosenOf, type FormPicture } from '@/features/items/picture/form-picture'
import { contentOf, type Snapshot, type useDraft } from '@/unsent/drafts'
import { errorBanner } from '@/lib/error-banner'
import { messageOf, presentItemOf, Refused, statusOf, type Refusal } from '@/lib/errors'
import { fieldErrorsOf } from '@/lib/fault-message'
import { needsPerson, pictureOf, useWaiting, type Entry } from '@/unsent/entries'
import { outboxEvents, type OutboxEvent } from '@/unsent/events'
import { isFinal } from '@/unsent/sender'
import { discard, Discarded, newEntry, useOutboxSave } from '@/unsent/save'
import type { PictureChange } from '@/lib/data'
import type { PublishableResource } from '@/lib/resource'
import { session } from '@/lib/session'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export type Shown = { _id: string; isActive: boolean }

export type Copied<Input> = Snapshot<Input> & { of: string }

export interface DraftedFormOptions<
  Input extends WithTranslations,
  Output,
  Item extends Shown,
> extends ComparedParts<Input> {
  kind: PublishableResource<Item>
  schema: ZodMiniType<Output, Input>
  item: Item | undefined
  read: (item: Item | undefined) => Snapshot<Input>
  /** What a new form holds from the start, as if it had been typed, and the item it is copied of. */
  copied?: Copied<Input> | undefined
  /** The labels of the fields that can be translated. */
  translated: Record<string, () => string>
  body: (output: Output, picture: PictureChange) => FormData
  onSaved: () => void
  /** The form holds again what it opened with: what was stored beside its fields is out of date. */
  onStartOver?: () => void
}

interface FormContent<Input extends WithTranslations, Output extends FieldValues> {
  form: UseFormReturn<Input, unknown, Output>
  base: Snapshot<Input>
  setBase: (base: Snapshot<Input>) => void
  picture: FormPicture
  setPicture: Dispatch<SetStateAction<FormPicture>>
  setPictureError: (sentence: string | undefined) => void
  draft: Pick<ReturnType<typeof useDraft>, 'id' | 'renew' | 'finish'>
  draftKey: string
}

export function useSaving<
  Input extends WithTranslations,
  Output extends FieldValues,
  Item extends Shown,
>(options: DraftedFormOptions<Input, Output, Item>, content: FormContent<Input, Output>) {
  const { kind, item, read } = options
  const { form, base, setBase, picture, setPicture, setPictureError, draft, draftKey } = content
  const isDone = useRef(false)
  const isWorking = useRef(false)
  /** The content that the outbox has of this form, which is sent however the form is left. */
  const promised = useRef<string | null>(null)
  const outbox = useOutboxSave(kind)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isGone, setGone] = useState(false)
  const [comparison, setComparison] = useState<Comparison<Input>>()
  const translations = useTranslationsQuestion(form, options.translated)
  const entry = useWaiting()?.find(({ id }) => id === draft.id())

  /** What was typed is on the server, or in the outbox on its way there. */
  function finish() {
    isDone.current = true
    draft.finish()
    options.onSaved()
  }

  const isPromised = () =>
    promised.current === contentOf({ values: form.getValues(), picture: changeOf(picture) })

  const onEvent = useEffectEvent((event: OutboxEvent) => {
    if (event.type === 'removed' && event.id === draft.id()) promised.current = null
    if (!('entry' in event) || event.entry.id !== draft.id() || isWorking.current) return
    // Nobody has just pressed Save: it waited when the form was opened, or was refused for a while.
    if (event.type === 'stored' && isPromised()) finish()
    else if (event.type === 'stored') promised.current = null
    else if (event.refusal && isFinal(event.refusal)) showRefusalOf(event.entry, event.refusal)
  })
  useEffect(() => outboxEvents.subscribe((event) => onEvent(event)), [])

  const submitted = (task: (output: Output) => Promise<void>, isAnswered = false) =>
    form.handleSubmit(async (output) => {
      if (isWorking.current) return
      const goOn = () => void submitted(task, true)()
      if (!isAnswered && translations.ask(output, goOn)) return
      translations.settle(output)
      isWorking.current = true
      setSaving(true)
      setFailure(undefined)
      setGone(false)
      await task(output)
      // What is saved stays so until the form has gone, which may take a moment.
      isWorking.current = isDone.current
      setSaving(isDone.current)
    })

  function entryOf(output: Output, chosen: FormPicture, over?: Snapshot<Input>): Entry {
    const id = draft.id()
    return newEntry({
      id,
      key: id,
      draftKey,
      kind: kind.key,
      itemId: over && item?._id,
      item: over && item,
      version: over?.version,
      title: String(output.title),
      values: form.getValues(),
      base: over ?? read(undefined),
      body: [...options.body(output, changeOf(chosen))] as Entry['body'],
    })
  }

  /** @param over what has been seen of the item; absent: it is saved as a new one */
  async function store(output: Output, chosen: FormPicture, over?: Snapshot<Input>): Promise<void> {
    const entry = entryOf(output, chosen, over)
    promised.current = contentOf({ values: entry.values, picture: changeOf(chosen) })
    try {
      const saved = outbox.save(entry)
      // Removed from the device's storage without a word: it is sent after the next sign-in.
      if (!session.token()) session.end({ isExpired: true })
      await saved
      if (outbox.isLeft()) draft.finish()
      else finish()
    } catch (error) {
      if (error instanceof Discarded) return
      if (outbox.isLeft()) return showLate(error)
      const found = staleIn(error, chosen, over)
      const isNewer = found?.theirs.version !== over?.version
      if (found && isNewer && found.differences.length === 0) {
        return store(output, chosen, found.theirs)
      }
      showRefusal(error, found)
    }
  }

  /** The device had no room for it, and the form has gone: its draft lives as long as the page. */
  function showLate(error: unknown) {
    if (statusOf(error) === 401) return
    errorBanner.show(messageOf(error, m.kindSaveFailed({ kind: kind.one })))
  }

  const send = (chosen: FormPicture, over: Snapshot<Input>) =>
    submitted((output) => store(output, chosen, over))

  function staleIn(error: unknown, chosen: FormPicture, over = base) {
    const present = presentItemOf(error) as Item | undefined
    const mine = { values: form.getValues(), picture: chosen }
    return present && compare(options, over, mine, read(present))
  }

  function showRefusal(error: unknown, found: Comparison<Input> | undefined) {
    // After a 401 the sign-in page stands here, and the draft waits behind it.
    if (statusOf(error) === 401) return
    setGone(statusOf(error) === 404)
    if (statusOf(error) === 404) return setFailure(m.deletedWhileEditing())
    const sentence = messageOf(error, m.kindSaveFailed({ kind: kind.one }))
    setFailure(sentence)
    if (statusOf(error) !== 409) errorBanner.show(sentence)
    setComparison(found)
    for (const [path, message] of Object.entries(fieldErrorsOf(error))) {
      const [name = ''] = path.split('.', 1)
      if (path === options.picture.name) setPictureError(message)
      else if (name in base.values) {
        form.setError(path as FieldPath<Input>, { type: 'server', message })
      }
    }
  }

  function showRefusalOf(entry: Entry, refusal: Refusal) {
    const error = new Refused(refusal)
    const left = chosenOf(pictureOf(entry))
    showRefusal(error, staleIn(error, left, entry.base as Snapshot<Input> | undefined))
  }

  const restoreAndSave = () =>
    submitted(async (output) => {
      try {
        await kind.restore(item?._id ?? '')
      } catch (error) {
        setGone(true)
        if (statusOf(error) !== 404) return setFailure(m.restoreFailedAgain())
        // Removed for good: the content is saved as a new item.
        void discard(draft.id())
        draft.renew()
        return store(output, picture)
      }
      await store(output, picture, base)
    })()

  /** Goes on from their version, with the fields in `mine` as typed and the others as theirs. */
  function resolve({ theirs, differences }: Comparison<Input>, mine: ReadonlySet<string>) {
    const taken = differences.filter(({ name }) => !mine.has(name))
    const merged = structuredClone(form.getValues())
    for (const { name, isPicture } of taken) {
      if (!isPicture) set(merged, name, get(theirs.values, name))
    }
    // What reads alike on both sides may differ in its source: left alone here, it is as they have it.
    const shown = new Set(differences.map(({ name }) => name))
    for (const { name } of options.fields) {
      const isLeftAlone = isSame(get(merged, name), get(base.values, name))
      if (isLeftAlone && !shown.has(name)) set(merged, name, get(theirs.values, name))
    }
    const chosen = taken.some(({ isPicture }) => isPicture) ? null : picture
    form.reset(theirs.values)
    form.reset(merged, { keepDefaultValues: true })
    setPicture(chosen)
    setBase(theirs)
    setComparison(undefined)
    void send(chosen, theirs)()
  }

  return {
    isDone,
    isSaving,
    status: outbox.status,
    /** What it opened with was saved before, and is still to be sent. */
    isWaiting: !isSaving && entry !== undefined && !needsPerson(entry),
    failure,
    send,
    resume(entry: Entry) {
      const values = { ...base.values, ...entry.values }
      promised.current = contentOf({ values, picture: pictureOf(entry) })
      if (entry.refusal) showRefusalOf(entry, entry.refusal)
    },
    /** Says where what was saved stands; false where the form holds something else by now. */
    leave(): boolean {
      if (!isPromised()) return false
      if (outbox.status === 'noRoom') {
        if (isSaving) toast(m.noRoomLeaveOpen())
        return isSaving
      }
      draft.finish()
      toast(entry?.refusal ? m.saveNeedsYou({ title: entry.title }) : m.storedSendsLater())
      return true
    },
    onRestore: isGone ? () => void restoreAndSave() : undefined,
    question: translations.question,
    stale: comparison && {
      differences: comparison.differences,
      onResolve: (mine: ReadonlySet<string>) => resolve(comparison, mine),
      onClose: () => setComparison(undefined),
    },
  }
}
