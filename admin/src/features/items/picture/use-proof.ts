import { useEffect, useState } from 'react'
import { PICTURE_UNREADABLE } from '@academy/api/shared/rules/picture_rules'
import type { Turns } from './crop-geometry'
import { closeDecoded, type Decoded, type PictureSource } from './picture-source'
import { decodeProof, renderProof } from './render-crop'
import { faultMessage } from '@/lib/fault-message'

/** The source decoded once, and its proof for the present turn as an object URL. */
export function useProof(source: PictureSource, turns: Turns) {
  const [decoded, setDecoded] = useState<Decoded>()
  const [proof, setProof] = useState<{ url: string; turns: Turns }>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    let own: Decoded | undefined
    let isGone = false
    decodeProof(source).then(
      (bitmap) => {
        if (isGone) return closeDecoded(bitmap)
        own = bitmap
        setDecoded(bitmap)
      },
      (error: unknown) => {
        console.error('The picture could not be decoded', error)
        if (!isGone) setFailure(faultMessage(PICTURE_UNREADABLE))
      }
    )
    return () => {
      isGone = true
      if (own) closeDecoded(own)
      setDecoded(undefined)
    }
  }, [source])

  useEffect(() => {
    if (!decoded) return
    let url: string | undefined
    let isGone = false
    renderProof(decoded, turns).then(
      (blob) => {
        if (isGone) return
        url = URL.createObjectURL(blob)
        setProof({ url, turns })
      },
      (error: unknown) => {
        console.error('The picture could not be shown', error)
        if (!isGone) setFailure(faultMessage(PICTURE_UNREADABLE))
      }
    )
    return () => {
      isGone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [decoded, turns])

  return { proofUrl: proof?.turns === turns ? proof.url : undefined, failure }
}
