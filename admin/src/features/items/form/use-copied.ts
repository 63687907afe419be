import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { m } from '@/lib/messages'
import { fetchStoredPicture } from '@/lib/stored-picture'
import type { Copied, FormContent } from './form-options'

/** Fills a new form with another item's fields and picture, and again when it is started over. */
export function useCopied<Input extends FieldValues, Output extends FieldValues>(
  { form, setPicture, setPictureError }: FormContent<Input, Output>,
  copied: Copied<Input> | undefined
) {
  const fetching = useRef<AbortController>(null)
  const [act] = useState(() => ({
    begin() {
      if (!copied) return
      form.reset(copied.values, { keepDefaultValues: true })
      if (!copied.pictureUrl) return
      const { signal } = (fetching.current = new AbortController())
      fetchStoredPicture(copied.pictureUrl, signal).then(
        (blob) => signal.aborted || setPicture((chosen) => chosen ?? { blob }),
        () => signal.aborted || setPictureError(m.pictureNotCopied())
      )
    },
    stop: () => fetching.current?.abort(),
    isUntouched: () =>
      copied !== undefined && JSON.stringify(form.getValues()) === JSON.stringify(copied.values),
  }))
  useEffect(() => {
    act.begin()
    return act.stop
  }, [act])
  return act
}
