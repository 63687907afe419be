import { useEffect, useRef, useState } from 'react'
import * as m from 'virtual:admin-messages'
import type { FormPicture } from '@/components/picture/cropped-picture'
import { PictureRefused } from '@/components/picture/picture-source'
import { putShare, takeAskedShare, textOf } from '@/lib/outbox/begun-share'
import type { Share } from '@/lib/outbox/shares'

interface SharedOptions {
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
 * Begins a new form from what was shared with the app: its text, and the first of its pictures, cut
 * unasked. What went in waits no longer once the form's draft lies on the device; further pictures do.
 */
export function useShared(options: SharedOptions) {
  const latest = useRef(options)
  const isBegun = useRef(false)
  const [left, setLeft] = useState<Share>()
  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    if (isBegun.current || !latest.current.isNew) return
    isBegun.current = true
    void begin()

    async function begin() {
      const share = await takeAskedShare()
      if (!share) return
      const text = textOf(share)
      if (text) await latest.current.onText(text)
      const [picture, ...files] = share.files
      // A text that went in goes with further pictures too: it may be about all of them.
      const texts = files.length > 0 ? share.texts : []
      if (!picture || (await take(picture))) setLeft({ ...share, texts, files })
    }

    async function take(picture: File): Promise<boolean> {
      const { ratio, changePicture, setPictureError } = latest.current
      try {
        const { cutUnasked } = await import('@/components/picture/cut-unasked')
        changePicture(await cutUnasked(picture, ratio))
        return true
      } catch (error) {
        setPictureError(error instanceof PictureRefused ? error.message : m.cropFailed())
        return false
      }
    }
  }, [])

  // A turn later: what went in has been rendered, and is what the draft holds.
  useEffect(() => {
    if (!left) return
    void latest.current.isOnDevice().then((isKept) => (isKept ? putShare(left) : undefined))
  }, [left])
}
