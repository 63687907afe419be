import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { isSame } from '@/lib/is-same'
import { m } from '@/lib/messages'
import { fetchStoredPicture } from '@/lib/stored-picture'
import { changeOf, chosenOf, type FormPicture } from '@/features/items/picture/form-picture'
import { contentOf, type Snapshot, type Typed } from '@/unsent/forms'

export type Copied<Input> = Snapshot<Input> & { of: string }

export interface FormContentOptions<Input, Output, Item> {
  schema: ZodMiniType<Output, Input>
  item: Item | undefined
  read: (item: Item | undefined) => Snapshot<Input>
  /** What a new form holds from the start, as if it had been typed, and the item it is copied of. */
  copied?: Copied<Input> | undefined
  /** The form holds again what it opened with: what was stored beside its fields is out of date. */
  onStartOver?: () => void
}

/** Whether the values have the types that a form's schema reads, whatever its rules say of them. */
function isOfShape(schema: ZodMiniType, values: object): boolean {
  try {
    const { error } = schema.safeParse(values)
    return !error?.issues.some(({ code }) => code === 'invalid_type')
  } catch {
    return false
  }
}

interface CopyTarget<Input> {
  onValues: (values: Input) => void
  onPicture: (blob: Blob) => void
  onFailure: () => void
}

/** Fills a form that opens with what it is a copy of; the picture comes later. */
function useCopy<Input>(copied: Copied<Input> | undefined, target: CopyTarget<Input>) {
  const fetching = useRef<AbortController>(null)

  function begin() {
    if (!copied) return
    target.onValues(copied.values)
    if (!copied.pictureUrl) return
    const { signal } = (fetching.current = new AbortController())
    fetchStoredPicture(copied.pictureUrl, signal).then(
      (blob) => signal.aborted || target.onPicture(blob),
      () => signal.aborted || target.onFailure()
    )
  }
  const onOpen = useEffectEvent(begin)
  useEffect(() => {
    onOpen()
    return () => fetching.current?.abort()
  }, [])

  return { begin, stop: () => fetching.current?.abort() }
}

/** What an open form holds, its picture included, and what it is typed over. */
export function useFormContent<Input extends FieldValues, Output extends FieldValues, Item>(
  options: FormContentOptions<Input, Output, Item>
) {
  const { schema, item, read, copied } = options
  // What is being typed over: once something is typed, the list may hold a newer item.
  const [base, setBase] = useState(() => read(item))
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    defaultValues: base.values as DefaultValues<Input>,
    shouldFocusError: false,
  })
  /** What the form was opened with, or begun with anew. */
  const [begun, setBegun] = useState(base.values)
  const [followed, setFollowed] = useState<Snapshot<Input>>()
  const [picture, setPicture] = useState<FormPicture>(null)
  const [pictureError, setPictureError] = useState<string>()
  const isChanged = () => picture !== null || !isSame(form.getValues(), begun)
  const isCopy = (values: Input) =>
    copied !== undefined &&
    isSame(values, copied.values) &&
    (picture === null || (picture !== 'removed' && picture.isCopied))
  const newest = read(item)

  // An unchanged form follows the newest item of the list.
  if ((newest.version ?? 0) > (base.version ?? 0) && !isChanged()) {
    setBase(newest)
    setBegun(newest.values)
    setFollowed(newest)
  }
  const showFollowed = useEffectEvent(() => {
    // A reset would end a save that has just begun.
    if (followed && !isSame(form.getValues(), followed.values)) form.reset(followed.values)
  })
  useEffect(() => showFollowed(), [followed])

  function begin(next: Snapshot<Input>) {
    form.reset(next.values)
    setBase(next)
    setBegun(next.values)
  }

  /** Not while it is drawn: what is typed draws its own field alone. */
  function unsaved(): Typed<Input> | null {
    const values = form.getValues()
    // What was reopened while it waited to be sent is the server's by now.
    const isSaved = picture === null && isSame(values, newest.values)
    if (!isChanged() || isCopy(values) || isSaved) return null
    return { values, picture: changeOf(picture), base }
  }

  const copy = useCopy(copied, {
    onValues: (values) => form.reset(values, { keepDefaultValues: true }),
    onPicture: (blob) => setPicture((chosen) => chosen ?? { blob, isCopied: true }),
    onFailure: () => setPictureError(m.pictureNotCopied()),
  })

  return {
    form,
    base,
    /** The item as the list has it by now. */
    newest,
    picture,
    /** All that it holds, or would hold with another picture, in a form that can be compared. */
    held: (chosen = picture) => contentOf({ values: form.getValues(), picture: changeOf(chosen) }),
    pictureField: {
      picture,
      storedUrl: base.pictureUrl,
      error: pictureError,
      onChange(next: FormPicture) {
        setPicture(next)
        setPictureError(undefined)
      },
    },
    refusePicture: setPictureError,
    unsaved,
    /** Goes on from what was stored on the device. */
    fill(stored: Typed<Input>) {
      copy.stop()
      form.reset(stored.values, { keepDefaultValues: true })
      setPicture(chosenOf(stored.picture))
      // Typed over an older item, it is compared with the present one when it is saved. A draft of
      // what the server has by now, left where the page went as it was saved, is typed over nothing.
      const isLeft = stored.picture !== null || !isSame(stored.values, base.values)
      const isOverOwn = stored.savedAs !== undefined && stored.savedAs === base.version
      if (stored.base && isLeft && !isOverOwn) setBase(stored.base)
    },
    /** What it held before was stored: what it holds now is typed over that. */
    goOnOver(saved: Item) {
      const next = read(saved)
      setBase(next)
      setBegun(next.values)
    },
    /** What waits may be a change of some fields only. */
    complete: (stored: Typed<Input>) => ({
      ...stored,
      values: { ...base.values, ...stored.values },
    }),
    /** Whether the fields can show it, however wrong it is. */
    isReadable: (stored: Typed<Input>) => isOfShape(schema, stored.values),
    startOver: {
      words: copied ? m.backToCopy() : item ? m.backToSaved() : m.startEmpty(),
      act() {
        begin(base)
        setPicture(null)
        copy.begin()
        options.onStartOver?.()
      },
    },
    /** Goes on over another version of the item. */
    moveTo(next: Snapshot<Input>, typed: Input, chosen: FormPicture) {
      begin(next)
      form.reset(typed, { keepDefaultValues: true })
      setPicture(chosen)
    },
  }
}

export type FormContent<
  Input extends FieldValues,
  Output extends FieldValues,
  Item = never,
> = ReturnType<typeof useFormContent<Input, Output, Item>>
