import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { useForm, useWatch, type DefaultValues, type FieldValues } from 'react-hook-form'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { shownUrl, type FormPicture } from '@/features/items/picture/form-picture'
import { useDraft, type Snapshot } from '@/lib/drafts'
import { errorBanner } from '@/lib/error-banner'
import { Refused } from '@/lib/errors'
import { findEntry } from '@/lib/outbox/store'
import { isQueued, useOutboxSave } from '@/lib/outbox/use-outbox'
import type { DraftedFormOptions, FormContent, Shown } from './form-options'
import { useCopied } from './use-copied'
import { useLeaving } from './use-leaving'
import { useRefusal } from './use-refusal'
import { changeOf, useSaving } from './use-saving'

const INVALID = '[aria-invalid="true"]'

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

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
  const { kind, schema, item, read, copied } = options
  const draftKey = [kind.one, item?._id ?? 'new', copied?.of].filter(Boolean).join(':')
  // What is being typed over: once something is typed, the list may hold a newer item.
  const [opened] = useState(() => read(item))
  const [base, setBase] = useState(opened)
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    defaultValues: base.values as DefaultValues<Input>,
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as Input
  const [picture, setPicture] = useState<FormPicture>(null)
  const [pictureError, setPictureError] = useState<string>()
  const isUnsaved = form.formState.isDirty || picture !== null
  const content: FormContent<Input, Output> = {
    ...{ form, base, setBase, picture, setPicture, setPictureError },
  }
  const refusal = useRefusal(options, content)
  const { comparison } = refusal
  const copy = useCopied(content, copied)

  const draft = useDraft<Input>({
    key: draftKey,
    unsaved: isUnsaved ? { values, picture: changeOf(picture), base } : null,
    onRestore(kept) {
      copy.stop()
      // Spread over the defaults: a draft of an older version may lack a field.
      form.reset({ ...base.values, ...kept.values }, { keepDefaultValues: true })
      setPicture(kept.picture instanceof Blob ? { blob: kept.picture } : kept.picture)
      // Typed over an older item, it is compared with the present one when it is saved. A draft of
      // what the server has by now, left where the page went as it was saved, is typed over nothing.
      const isLeft =
        kept.picture !== null || !isSame({ ...base.values, ...kept.values }, base.values)
      if (kept.base && isLeft) setBase(kept.base)
    },
    startOver: {
      words: copied ? m.backToCopy() : item ? m.backToSaved() : m.startEmpty(),
      act() {
        form.reset(base.values)
        setPicture(null)
        copy.begin()
        options.onStartOver?.()
      },
      isReached: copy.isUntouched,
    },
    findEntry: () => findEntry(item?._id),
    onEntry(entry) {
      outbox.takeUp()
      if (entry.refusal) {
        refusal.show(new Refused(entry.refusal), (entry.base ?? base) as Snapshot<Input>)
      }
    },
  })
  const isDone = useRef(false)
  const [isHeld, setIsHeld] = useState(false)
  const outbox = useOutboxSave(kind, isDone)
  const saving = useSaving(options, {
    ...{ content, refusal, draft, draftKey, outbox, isDone, finish },
  })
  // Until something is typed, it is what the list has by now.
  const newest = read(item)
  if (!isUnsaved && (newest.version ?? 0) > (base.version ?? 0)) setBase(newest)
  const showBase = useEffectEvent(() => {
    if (base !== opened && !isUnsaved) form.reset(base.values)
  })
  useEffect(() => showBase(), [base])
  useLeaving({
    isUnsaved: isUnsaved && !copy.isUntouched(),
    isDone,
    isKept: saving.isSaving && isQueued(outbox.status),
  })

  /** What was typed is on the server, or in the outbox on its way there. */
  function finish() {
    isDone.current = true
    draft.finish()
    options.onSaved()
  }

  function changePicture(next: FormPicture) {
    setPicture(next)
    setPictureError(undefined)
  }

  const [checked, setChecked] = useState<{ element: HTMLFormElement }>()
  // Runs after the errors are in the DOM.
  useEffect(() => {
    const first = checked?.element.querySelector<HTMLElement>(`${INVALID}, [data-invalid]`)
    // The head of a part that has just unfolded stands before its fields.
    const field = first?.closest('details')?.querySelector<HTMLElement>(INVALID)
    ;(field ?? first)?.focus()
  }, [checked])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget
    await saving.send(picture, base)(event)
    setChecked({ element })
  }

  const theirUrl = comparison?.theirs.pictureUrl ?? null
  return {
    form,
    values,
    /** What the picture's field takes beside its words. */
    pictureField: {
      picture,
      storedUrl: base.pictureUrl,
      error: pictureError,
      onChange: changePicture,
      onHold: setIsHeld,
    },
    /** Whether the form holds by now what was kept of it. */
    isRead: draft.isRead,
    saving: {
      isHeld: isHeld || comparison !== undefined,
      isSaving: saving.isSaving,
      status: outbox.status,
      onSendLater() {
        errorBanner.clear()
        toast(m.keptSends())
        finish()
      },
      failure: refusal.failure,
      gone: refusal.isGone
        ? { onRestore: saving.restoreAndSave, onSaveAsNew: saving.saveAsNew }
        : undefined,
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
        onResolve: (mine: ReadonlySet<string>) => saving.resolve(comparison, mine),
        onClose: () => refusal.setComparison(undefined),
      },
      draft,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  }
}
