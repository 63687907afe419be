import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { useForm, useWatch, type DefaultValues, type FieldValues } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import type { WithTranslations } from '@/features/items/translations/form-translations'
import { changeOf, chosenOf, type FormPicture } from '@/features/items/picture/form-picture'
import { useDraft } from '@/unsent/drafts'
import { findEntry } from '@/unsent/entries'
import { session } from '@/lib/session'
import { fetchStoredPicture } from '@/lib/stored-picture'
import { useSaving, type DraftedFormOptions, type Shown } from './use-saving'

const INVALID = '[aria-invalid="true"]'

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The one form pattern: checked by a schema, stored as a draft on the device while it differs from
 * the server's state, saved through the outbox, refusals put under their fields, and what somebody
 * else saved meanwhile put beside what was typed. The target must not change while the form is
 * mounted: give the form a key.
 */
export function useDraftedForm<
  Input extends WithTranslations,
  Output extends FieldValues,
  Item extends Shown,
>(options: DraftedFormOptions<Input, Output, Item>) {
  const { kind, schema, item, read, copied } = options
  const draftKey = [kind.one, item?._id ?? 'new', copied?.of].filter(Boolean).join(':')
  // What is being typed over: once something is typed, the list may hold a newer item.
  const [base, setBase] = useState(() => read(item))
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    defaultValues: base.values as DefaultValues<Input>,
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as Input
  const [picture, setPicture] = useState<FormPicture>(null)
  const [pictureError, setPictureError] = useState<string>()
  const isChanged = form.formState.isDirty || picture !== null
  const isCopy =
    copied !== undefined &&
    isSame(values, copied.values) &&
    (picture === null || (picture !== 'removed' && picture.isCopied))
  const newest = read(item)
  // What was reopened while it waited to be sent is the server's by now.
  const isSaved = picture === null && isSame(values, newest.values)
  const isUnsaved = isChanged && !isCopy && !isSaved

  // An unchanged form follows the newest item of the list.
  if (!isChanged && (newest.version ?? 0) > (base.version ?? 0)) setBase(newest)
  const showBase = useEffectEvent(() => {
    // A reset would end a save that has just begun.
    if (!isChanged && !isSame(form.getValues(), base.values)) form.reset(base.values)
  })
  useEffect(() => showBase(), [base])

  const fetching = useRef<AbortController>(null)
  function beginCopy() {
    if (!copied) return
    form.reset(copied.values, { keepDefaultValues: true })
    if (!copied.pictureUrl) return
    const { signal } = (fetching.current = new AbortController())
    fetchStoredPicture(copied.pictureUrl, signal).then(
      (blob) => signal.aborted || setPicture((chosen) => chosen ?? { blob, isCopied: true }),
      () => signal.aborted || setPictureError(m.pictureNotCopied())
    )
  }
  const onOpen = useEffectEvent(beginCopy)
  useEffect(() => {
    onOpen()
    return () => fetching.current?.abort()
  }, [])

  const draft = useDraft<Input>({
    key: draftKey,
    unsaved: isUnsaved ? { values, picture: changeOf(picture), base } : null,
    onRestore(stored) {
      fetching.current?.abort()
      // What waits may be a change of some fields only.
      const restored = { ...base.values, ...stored.values }
      form.reset(restored, { keepDefaultValues: true })
      setPicture(chosenOf(stored.picture))
      // Typed over an older item, it is compared with the present one when it is saved. A draft of
      // what the server has by now, left where the page went as it was saved, is typed over nothing.
      const isLeft = stored.picture !== null || !isSame(restored, base.values)
      if (stored.base && isLeft) setBase(stored.base)
    },
    startOver: {
      words: copied ? m.backToCopy() : item ? m.backToSaved() : m.startEmpty(),
      act() {
        form.reset(base.values)
        setPicture(null)
        beginCopy()
        options.onStartOver?.()
      },
    },
    findEntry: (draftId) => findEntry(item?._id, draftId),
    onEntry: (entry) => resume(entry),
  })
  const { isDone, send, resume, leave, ...saving } = useSaving(options, {
    form,
    base,
    setBase,
    picture,
    setPicture,
    setPictureError,
    draft,
    draftKey,
  })

  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [address] = useState(pathname + search)
  const onLeave = useEffectEvent(() => {
    // After the next sign-in the form goes on from its draft, or from what it saved.
    if (isDone.current || !session.token() || leave() || !isUnsaved) return
    toast(m.draftStored(), {
      action: { label: m.reopen(), onClick: () => void navigate(address) },
    })
  })
  useEffect(() => () => onLeave(), [])

  const [checked, setChecked] = useState<{ element: HTMLFormElement; active: Element | null }>()
  useEffect(() => {
    const first = checked?.element.querySelector<HTMLElement>(`${INVALID}, [data-invalid]`)
    // The head of a part that has just unfolded stands before its fields.
    const field = first?.closest('details')?.querySelector<HTMLElement>(INVALID)
    // A field loses the focus while the form is being saved.
    const last = checked?.element.contains(checked.active) && (checked.active as HTMLElement)
    ;(field ?? first ?? (last || undefined))?.focus()
  }, [checked])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget
    const active = document.activeElement
    await send(picture, base)(event)
    setChecked({ element, active })
  }

  return {
    form,
    values,
    pictureField: {
      picture,
      storedUrl: base.pictureUrl,
      error: pictureError,
      onChange(next: FormPicture) {
        setPicture(next)
        setPictureError(undefined)
      },
    },
    isRead: draft.isRead,
    saving: {
      ...saving,
      draft,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  }
}
