import { useEffect, useEffectEvent, useState } from 'react'
import type { FormPicture } from '@/features/items/picture/cropped-picture'
import { takeAskedShare } from '@/lib/outbox/asked-share'

export interface SharedOptions {
  /** Whether the form is a new item's: nothing else is begun from a share. */
  isNew: boolean
  /** Width over height of the form's picture. */
  ratio: number
  /** Fills in what a shared text says. */
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
  const [begun, setBegun] = useState<{ settle: () => Promise<void> }>()

  useEffect(() => {
    const id = present().isNew && takeAskedShare()
    if (!id) return
    const begin = async () => {
      const { beginShared } = await import('./begin-shared')
      setBegun(await beginShared(id, present()))
    }
    // It goes on waiting.
    begin().catch((error: unknown) => console.warn('What was shared could not be opened', error))
  }, [])

  // A turn later: what went in has been rendered, and is what the draft holds.
  useEffect(() => {
    if (!begun) return
    void present()
      .isOnDevice()
      .then((isKept) => (isKept ? begun.settle() : undefined))
  }, [begun])
}
