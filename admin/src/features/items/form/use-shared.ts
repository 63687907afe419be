import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '@/lib/messages'
import type { FormPicture } from '@/features/items/picture/form-picture'
import { PictureRefused } from '@/features/items/picture/picture-source'
import { findShare, putShare, textOf, type Share } from '@/lib/outbox/shares'
import { takeAsked } from '@/lib/outbox/store'

interface SharedOptions {
  /** Whether the form is a new item's: nothing else is begun from a share. */
  isNew: boolean
  ratio: number
  onText: (text: string) => unknown
  changePicture: (picture: FormPicture) => void
  setPictureError: (sentence: string) => void
  /** Whether what the form holds now is kept as its draft. */
  isOnDevice: () => Promise<boolean>
}

/**
 * Begins a new form from what was shared with the app. What went in waits no longer once the form's
 * draft lies on the device.
 */
export function useShared(options: SharedOptions) {
  const present = useEffectEvent(() => options)
  const [left, setLeft] = useState<Share>()

  useEffect(() => {
    const id = present().isNew && takeAsked('share')
    if (!id) return
    begin(id, present()).then(setLeft, (error: unknown) =>
      console.warn('What was shared could not be opened, and goes on waiting', error)
    )
  }, [])

  // After a render, so that what went in is what the draft holds.
  useEffect(() => {
    if (!left) return
    void present()
      .isOnDevice()
      .then((isKept) => (isKept ? putShare(left) : undefined))
  }, [left])
}

/** Puts the text and the first picture of a share into a form; gives what is left of it to wait. */
async function begin(id: string, { ratio, ...form }: SharedOptions): Promise<Share | undefined> {
  const share = await findShare(id)
  if (!share) return undefined
  const text = textOf(share)
  if (text) await form.onText(text)
  const [picture, ...files] = share.files
  if (picture) {
    try {
      const { cutUnasked } = await import('@/features/items/picture/cut-unasked')
      form.changePicture(await cutUnasked(picture, ratio))
    } catch (error) {
      form.setPictureError(error instanceof PictureRefused ? error.message : m.cropFailed())
      return undefined
    }
  }
  // Words stay with the pictures that are left: they may be about all of them.
  return { ...share, texts: files.length > 0 ? share.texts : [], files }
}
