import { useState } from 'react'
import { Piece } from '@/components/piece'
import { cn } from '@/lib/cn'
import type { Picture } from '@/lib/data'
import { pieceFor } from '~/lib/piece'

const looks = {
  banner: { box: 'aspect-4/3', piece: 'size-24 max-sm:size-12' },
  portrait: { box: 'aspect-3/4', piece: 'size-14' },
}

interface Props {
  /** Of the item: without a picture it has a piece of its own. */
  title: string
  url: string | null
  picture: Picture | null
  alt: string
  ratio: keyof typeof looks
  sizes: string
}

export function ItemPicture({ title, url, picture, alt, ratio, sizes }: Props) {
  const [isBroken, setBroken] = useState(false)
  const look = looks[ratio]
  const box = cn('w-full bg-secondary bg-cover bg-center object-cover', look.box)
  if (!url) {
    return (
      <div className={cn('grid place-items-center bg-secondary', look.box)}>
        <Piece name={pieceFor(title)} className={cn('text-border-strong', look.piece)} />
      </div>
    )
  }
  if (isBroken) return <div className={box} />
  return (
    <img
      src={url}
      srcSet={picture?.srcset.webp}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={box}
      style={picture ? { backgroundImage: `url("${picture.placeholder}")` } : undefined}
      onError={() => setBroken(true)}
    />
  )
}
