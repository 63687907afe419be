import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch, type DefaultValues, type FieldValues } from 'react-hook-form'
import { m } from '@/lib/messages'
import type { FormPicture } from '@/features/items/picture/cropped-picture'
import { fetchStoredPicture } from '@/lib/stored-picture'
import type { Copied, DraftedFormOptions, Shown } from './form-options'

const AT_FAULT = '[aria-invalid="true"]'

/** What a form holds: its fields, its picture, and what it is typed over. */
export function useFormContent<
  Input extends FieldValues,
  Output extends FieldValues,
  Item extends Shown,
>({ schema, read, item }: DraftedFormOptions<Input, Output, Item>) {
  // What is being typed over: the list may hold a newer item meanwhile.
  const [base, setBase] = useState(() => read(item))
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    defaultValues: base.values as DefaultValues<Input>,
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as Input
  const [picture, setPicture] = useState<FormPicture>(null)
  const [pictureError, setPictureError] = useState<string>()
  const [checked, setChecked] = useState<{ element: HTMLFormElement }>()

  // In the turn of the errors' own rendering, so that they are drawn by now.
  useEffect(() => {
    const first = checked?.element.querySelector<HTMLElement>(`${AT_FAULT}, [data-invalid]`)
    // The head of a part that has just unfolded stands before its fields.
    const field = first?.closest('details')?.querySelector<HTMLElement>(AT_FAULT)
    ;(field ?? first)?.focus()
  }, [checked])

  return {
    ...{ form, values, base, setBase, picture, setPicture, pictureError, setPictureError },
    isUnsaved: form.formState.isDirty || picture !== null,
    changePicture(next: FormPicture) {
      setPicture(next)
      setPictureError(undefined)
    },
    /** Leads to the first field at fault. */
    showFaults: (element: HTMLFormElement) => setChecked({ element }),
  }
}

/** What `useFormContent` answers. */
export type FormContent<
  Input extends FieldValues,
  Output extends FieldValues,
  Item extends Shown,
> = ReturnType<typeof useFormContent<Input, Output, Item>>

/** Fills a new form with another item's fields and picture, and again when it is started over. */
export function useCopied<
  Input extends FieldValues,
  Output extends FieldValues,
  Item extends Shown,
>(
  { form, values, setPicture, setPictureError }: FormContent<Input, Output, Item>,
  copied: Copied<Input> | undefined
) {
  const [start] = useState(() => copied)
  const fetching = useRef<AbortController>(null)
  const [act] = useState(() => ({
    begin() {
      if (!start) return
      form.reset(start.values, { keepDefaultValues: true })
      if (!start.pictureUrl) return
      const abort = new AbortController()
      fetching.current = abort
      fetchStoredPicture(start.pictureUrl, abort.signal).then(
        (blob) => !abort.signal.aborted && setPicture((chosen) => chosen ?? { blob }),
        () => !abort.signal.aborted && setPictureError(m.pictureNotCopied())
      )
    },
    stop: () => fetching.current?.abort(),
  }))
  useEffect(() => {
    act.begin()
    return act.stop
  }, [act])
  return {
    ...act,
    isUntouched: () => JSON.stringify(values) === JSON.stringify(start?.values),
  }
}
