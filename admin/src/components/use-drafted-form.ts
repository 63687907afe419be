import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form'
import { toast } from 'sonner'
import type { ZodMiniType } from 'zod/mini'
import { blobOf, shownUrl, type FormPicture } from '@/components/picture/cropped-picture'
import { compare, type ComparedField, type Comparison } from '@/components/stale-save/compare'
import { useLeaving } from '@/components/use-leaving'
import { isKept, useOutboxSave } from '@/components/use-outbox-save'
import type { Snapshot } from '@/lib/drafts'
import { errorBanner } from '@/lib/error-banner'
import { fieldErrorsOf, messageOf, presentItemOf, Refused, statusOf } from '@/lib/errors'
import type { PublishableResource } from '@/lib/resource'
import type { PictureChange } from '@/lib/picture-change'
import { findEntry } from '@/lib/outbox/find-entry'
import { isCancelled, type Entry } from '@/lib/outbox/entry'
import { discard, Discarded } from '@/lib/outbox/outbox'
import { waiting } from '@/lib/outbox/waiting'
import { isRefillAsked, useDraft } from '@/lib/use-draft'
import { fetchStoredPicture } from '@/lib/stored-picture'

type Shown = { _id: string; isActive: boolean }

interface DraftedFormOptions<Input extends FieldValues, Output, Item extends Shown> {
  kind: PublishableResource<Item>
  schema: ZodMiniType<Output, Input>
  /** Absent: a new one. */
  item: Item | undefined
  /** The item as the fields show it, or the empty form. */
  read: (item: Item | undefined) => Snapshot<Input>
  /** What a new form holds from the start, as if it had been typed. */
  copied?: Snapshot<Input> | undefined
  /** What is compared when somebody else has saved meanwhile, in the order of the form. */
  fields: readonly ComparedField<Input>[]
  /** The wire's name of the picture, under which the server may refuse it, and ours. */
  picture: { name: string; label: string }
  /** What is sent: of what was typed, checked, and what becomes of the picture. */
  body: (output: Output, picture: PictureChange) => FormData
  /** What the item is called while it waits. */
  titleOf: (output: Output) => string
  onSaved: () => void
}

/**
 * The one form pattern: checked by a schema, kept as a draft on the device while it differs from
 * the server's state, saved through the outbox, refusals put under their fields, and what somebody
 * else saved meanwhile put beside what was typed. The target must not change while the form is
 * mounted: give the form a key.
 */
export function useDraftedForm<
  Input extends FieldValues,
  Output extends FieldValues,
  Item extends Shown,
>(options: DraftedFormOptions<Input, Output, Item>) {
  const { kind, item, schema, read, copied, fields, onSaved } = options
  const draftKey = `${kind.one}:${item?._id ?? 'new'}`
  const failureWords = `Failed to save ${kind.one}`
  // What is being typed over: the list may hold a newer item meanwhile.
  const [base, setBase] = useState(() => read(options.item))
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    defaultValues: base.values as DefaultValues<Input>,
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as Input
  const [picture, setPicture] = useState<FormPicture>(null)
  const [pictureError, setPictureError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const [comparison, setComparison] = useState<Comparison<Input>>()
  const [isGone, setIsGone] = useState(false)
  const isSending = useRef(false)
  const [checked, setChecked] = useState<{ element: HTMLFormElement }>()

  // In the turn of the errors' own rendering, so that they are drawn by now.
  useEffect(() => {
    checked?.element.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [checked])

  const isUnsaved = form.formState.isDirty || picture !== null
  const draft = useDraft<Input>({
    key: draftKey,
    unsaved: isUnsaved ? { values, picture: changeOf(picture), base } : null,
    onRestore(kept) {
      // Spread over the defaults: a draft of an older version may lack a field.
      form.reset({ ...base.values, ...kept.values }, { keepDefaultValues: true })
      setPicture(kept.picture instanceof Blob ? { blob: kept.picture } : kept.picture)
      // Typed over an older item, it is compared with the present one when it is saved.
      if (kept.base) setBase(kept.base)
    },
    findEntry: () => findEntry(item?._id),
    onEntry(entry) {
      outbox.takeUp(entry.id)
      if (entry.refusal && !isCancelled(entry)) {
        show(new Refused(entry.refusal), entry.base as Snapshot<Input>)
      }
    },
  })
  const isDone = useRef(false)
  const outbox = useOutboxSave(kind, isDone)
  useLeaving({ draftKey, isUnsaved, isDone, isKept: isSaving && isKept(outbox.place) })

  const [start] = useState(() => (isRefillAsked(draftKey) ? undefined : copied))
  useEffect(() => {
    if (!start) return
    form.reset(start.values, { keepDefaultValues: true })
    if (!start.pictureUrl) return
    const abort = new AbortController()
    fetchStoredPicture(start.pictureUrl, abort.signal).then(
      (blob) => setPicture((chosen) => chosen ?? { blob }),
      () => !abort.signal.aborted && setPictureError('The picture could not be copied')
    )
    return () => abort.abort()
  }, [start, form])

  function changePicture(next: FormPicture) {
    setPicture(next)
    setPictureError(undefined)
  }

  async function send(output: Output, chosen: FormPicture, over?: Snapshot<Input>) {
    await work(async () => {
      try {
        await outbox.save(entryOf(output, chosen, over))
        finish()
      } catch (error) {
        if (!(error instanceof Discarded)) show(error, over)
      }
    })
  }

  function entryOf(output: Output, chosen: FormPicture, over?: Snapshot<Input>) {
    const id = draft.id()
    return {
      id,
      key: id,
      account: waiting.account() ?? '',
      kind: kind.key,
      itemId: over && item?._id,
      item: over && item,
      version: over?.version,
      title: options.titleOf(output),
      draftKey,
      values: form.getValues(),
      base: over ?? read(undefined),
      body: [...options.body(output, changeOf(chosen))] as Entry['body'],
      savedAt: Date.now(),
      tries: 0,
      nextAt: 0,
    }
  }

  /** What was typed is on the server, or in the outbox on its way there. */
  function finish() {
    isDone.current = true
    draft.finish()
    onSaved()
  }

  /** One thing at a time, however often it is asked for. */
  async function work(task: () => Promise<void>) {
    if (isSending.current) return
    isSending.current = true
    setIsSaving(true)
    setFailure(undefined)
    setIsGone(false)
    try {
      await task()
    } finally {
      // What is saved stays so until the form has gone, which may take a moment.
      if (!isDone.current) {
        isSending.current = false
        setIsSaving(false)
      }
    }
  }

  function sayGone(sentence: string) {
    setFailure(sentence)
    setIsGone(true)
  }

  /** Brings the deleted item back and saves over it, after asking if it had changed before. */
  async function restoreAndSave() {
    let restored: Item | undefined
    await work(async () => {
      try {
        restored = await kind.restore(item?._id ?? '')
      } catch (error) {
        sayGone(whyNotRestored(error))
      }
    })
    if (!restored) return
    const found = compare(fields, base, form.getValues(), read(restored))
    if (found.differences.length > 0 || found.hasNewPicture) return setComparison(found)
    setBase(found.theirs)
    await form.handleSubmit((output) => send(output, picture, found.theirs))()
  }

  /** Leaves the deleted item alone; its picture goes along. */
  async function saveAsNew() {
    let own = picture === 'removed' ? null : picture
    if (!picture && base.pictureUrl) {
      try {
        own = { blob: await fetchStoredPicture(base.pictureUrl) }
        setPicture(own)
      } catch {
        // Said once; the next press goes without it.
        setBase({ ...base, pictureUrl: null })
        return setPictureError('The picture could not be copied. Choose it again.')
      }
    }
    void discard(draft.id())
    draft.renew()
    await form.handleSubmit((output) => send(output, own))()
  }

  function show(error: unknown, over: Snapshot<Input> = base) {
    // After a 401 the sign-in page stands here, and the draft waits behind it.
    if (statusOf(error) === 401) return
    if (statusOf(error) === 404) return sayGone(GONE)
    const sentence = messageOf(error, failureWords)
    setFailure(sentence)
    if (statusOf(error) !== 409) errorBanner.show(sentence)
    const present = presentItemOf(error)
    if (present)
      return setComparison(compare(fields, over, form.getValues(), read(present as Item)))
    for (const [name, message] of Object.entries(fieldErrorsOf(error))) {
      if (name === options.picture.name) setPictureError(message)
      else if (name in base.values) {
        form.setError(name as FieldPath<Input>, { type: 'server', message })
      }
    }
  }

  /** Goes on from their version, with the fields in `mine` as typed and the others as theirs. */
  function resolve(
    { theirs, differences, hasNewPicture }: Comparison<Input>,
    mine: ReadonlySet<string>
  ) {
    const taken = differences.filter(({ name }) => !mine.has(name))
    const merged = {
      ...form.getValues(),
      ...Object.fromEntries(taken.map(({ name }) => [name, theirs.values[name]])),
    }
    const kept = hasNewPicture && !mine.has(options.picture.name) ? null : picture
    form.reset(theirs.values)
    form.reset(merged, { keepDefaultValues: true })
    setPicture(kept)
    setBase(theirs)
    setComparison(undefined)
    void form.handleSubmit((output) => send(output, kept, theirs))()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget
    await form.handleSubmit((output) => send(output, picture, base))(event)
    setChecked({ element })
  }

  const theirUrl = comparison?.theirs.pictureUrl ?? null
  return {
    form,
    values,
    picture,
    storedUrl: base.pictureUrl,
    changePicture,
    pictureError,
    saving: {
      isSaving,
      place: outbox.place,
      onSendLater() {
        toast('Kept on this device. It is sent when the server can be reached.')
        finish()
      },
      failure,
      gone: isGone ? { onRestore: restoreAndSave, onSaveAsNew: saveAsNew } : undefined,
      stale: comparison && {
        differences: comparison.differences,
        picture: comparison.hasNewPicture
          ? {
              ...options.picture,
              // Removed by both, there is nothing to choose.
              isMine: picture === 'removed' ? theirUrl !== null : picture !== null,
              mine: shownUrl(picture, null),
              theirs: theirUrl,
            }
          : undefined,
        onResolve: (mine: ReadonlySet<string>) => resolve(comparison, mine),
        onClose: () => setComparison(undefined),
      },
      draftBar: {
        offeredFrom: draft.offered?.savedAt,
        place: draft.place,
        onRestore: draft.restore,
        onDiscard: draft.discard,
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  }
}

const GONE = 'This was deleted while you were editing it. What you typed is still here.'
const GONE_FOR_GOOD = 'It cannot be brought back any more. Save it as new.'

function whyNotRestored(error: unknown) {
  return statusOf(error) === 404 ? GONE_FOR_GOOD : 'It could not be restored. Try again.'
}

const changeOf = (picture: FormPicture): PictureChange =>
  picture === 'removed' ? picture : (blobOf(picture) ?? null)
