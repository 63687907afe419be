import { standInFor, type Shape } from '@academy/api/shared/text/stand_in'
import { useState } from 'react'
import { cn } from '@/lib/cn'
import type { Picture } from '@/lib/data'

const looks = {
  banner: 'aspect-4/3',
  portrait: 'aspect-3/4',
}

/** The small ones, which the worker keeps for when there is no network. */
const standIns = import.meta.glob<string>('../../../../site/src/assets/stand-ins/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const standInUrl = (title: string, shape: Shape) =>
  Object.entries(standIns).find(([path]) => path.includes(`/${standInFor(title, shape)}-`))?.[1]

interface Props {
  /** Of the item: without a picture it shows what the site shows. */
  title: string
  url: string | null
  picture: Picture | null
  alt: string
  ratio: Shape
  sizes: string
}

export function ItemPicture({ title, url, picture, alt, ratio, sizes }: Props) {
  const [isBroken, setBroken] = useState(false)
  const box = cn('w-full bg-secondary bg-cover bg-center object-cover', looks[ratio])
  if (!url) {
    return (
      <img src={standInUrl(title, ratio)} alt="" loading="lazy" decoding="async" className={box} />
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
