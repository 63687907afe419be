import { useState } from 'react'
import { cn } from '@/lib/cn'
import type { Picture } from '@/lib/data'

interface Props {
  /** The one address every picture has. */
  url: string
  picture: Picture | null
  alt: string
  /** Reserves the box, whatever the picture turns out to be. */
  ratio: 'banner' | 'portrait'
  sizes: string
}

export function ItemPicture({ url, picture, alt, ratio, sizes }: Props) {
  const [isBroken, setBroken] = useState(false)
  const box = cn(
    'w-full bg-secondary object-cover',
    ratio === 'banner' ? 'aspect-4/3' : 'aspect-3/4'
  )
  if (isBroken) return <div className={box} />
  const image = (
    <img
      src={url}
      alt={alt}
      width={picture?.width}
      height={picture?.height}
      loading="lazy"
      decoding="async"
      className={cn(box, 'bg-cover bg-center')}
      style={picture ? { backgroundImage: `url("${picture.placeholder}")` } : undefined}
      onError={() => setBroken(true)}
    />
  )
  if (!picture) return image
  return (
    <picture>
      {picture.srcset.avif && (
        <source type="image/avif" srcSet={picture.srcset.avif} sizes={sizes} />
      )}
      <source type="image/webp" srcSet={picture.srcset.webp} sizes={sizes} />
      <source type="image/jpeg" srcSet={picture.srcset.jpeg} sizes={sizes} />
      {image}
    </picture>
  )
}
