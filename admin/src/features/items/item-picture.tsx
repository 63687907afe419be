import { standInFor, type Shape } from '@academy/api/shared/text/stand_in'
import { ServerImage } from '@/components/server-image'
import { cn } from '@/lib/cn'
import type { Picture } from '@/lib/data'
import { standInUrl } from '@/lib/stand-ins'

const looks = {
  banner: 'aspect-4/3',
  portrait: 'aspect-3/4',
}

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
  const box = cn('w-full bg-secondary bg-cover bg-center object-cover', looks[ratio])
  if (!url) {
    return (
      <img
        src={standInUrl(standInFor(title, ratio))}
        alt=""
        loading="lazy"
        decoding="async"
        className={box}
      />
    )
  }
  return (
    <ServerImage
      src={url}
      srcSet={picture?.srcset.webp}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={box}
      style={picture ? { backgroundImage: `url("${picture.placeholder}")` } : undefined}
      instead={<div className={box} />}
    />
  )
}
