import { useEffect, useEffectEvent, useState } from 'react'
import type { useLayer } from '@/lib/history'
import { m } from '@/lib/messages'
import { fetchStoredPicture } from '@/lib/stored-picture'
import type { Framing } from './crop'
import type { FormPicture } from './form-picture'
import { isPicture, openPicture, PictureRefused } from './picture-source'

interface Cropping {
  image: HTMLImageElement
  original: File
  framing: Framing | undefined
  isCut: boolean
}

export type PictureLayer = ReturnType<typeof useLayer<'crop' | 'view'>>

/** The picture that is being cropped, and the ways to it: a chosen file, or the picture there is. */
export function useCropping(layer: PictureLayer) {
  const [cropping, setCropping] = useState<Cropping>()
  const [notice, setNotice] = useState<string>()

  const leaveLost = useEffectEvent(() => {
    // The history still names the cropper that was open before a reload; its picture is gone.
    if (layer.value === 'crop' && !cropping) layer.close()
  })
  useEffect(() => leaveLost(), [])

  useEffect(() => () => cropping && URL.revokeObjectURL(cropping.image.src), [cropping])

  async function open(original: File, framing?: Framing, isCut = false) {
    setNotice(undefined)
    try {
      setCropping({ image: await openPicture(original), original, framing, isCut })
      layer.open('crop')
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      setNotice(error.message)
    }
  }

  return {
    cropping: layer.value === 'crop' ? cropping : undefined,
    /** Why there is nothing to crop. */
    notice,
    clearNotice: () => setNotice(undefined),
    async take(files: File[]) {
      const file = files.find(isPicture)
      if (file) return open(file)
      const [ignored] = files
      if (ignored) setNotice(m.notAPicture({ name: ignored.name }))
    },
    /** From the whole original where this page still has it, else from the crop itself. */
    async adjust(picture: FormPicture, storedUrl: string | null) {
      const cropped = picture === 'removed' ? null : picture
      if (cropped?.original) return open(cropped.original, cropped.framing)
      try {
        const blob = cropped?.blob ?? (await fetchStoredPicture(storedUrl ?? ''))
        await open(new File([blob], 'picture', { type: blob.type }), undefined, true)
      } catch (error) {
        // Without an answer `fetch` throws this.
        const isOffline = error instanceof TypeError
        setNotice(isOffline ? m.pictureNotLoaded() : m.pictureRefused())
      }
    },
  }
}
