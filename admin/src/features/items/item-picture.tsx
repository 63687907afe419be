import { useState } from 'react'
import { cn } from '@/lib/cn'
import type { Picture } from '@/lib/data'

interface Props {
  url: string
  picture: Picture | null
  alt: string
  ratio: 'banner' | 'portrait'
  sizes: string
}

export function ItemPicture({ url, picture, alt, ratio, sizes }: Props) {
  const [isBroken, setBroken] = useState(false)
  const box = cn(
    'w-full bg-secondary bg-cover bg-center object-cover',
    ratio === 'banner' ? 'aspect-4/3' : 'aspect-3/4'
  )
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
