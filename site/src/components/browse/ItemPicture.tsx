import type { Picture } from '~/lib/wire'
import { pieceFor } from '~/lib/piece'
import { largestOf } from '~/lib/srcset'

interface Props {
  picture: Picture | null
  title: string
  shape: 'banner' | 'portrait'
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string
  /** In the first view of the page: fetched at once. */
  isEager?: boolean
}

/** An item's picture in its reserved box, over its blurred placeholder; a drawn piece without one. */
export function ItemPicture({ picture, title, shape, sizes, isEager = false }: Props) {
  const box = `item-picture item-picture-${shape}`
  if (!picture) return <div className={`${box} drawn-piece drawn-piece-${pieceFor(title)}`} />
  return (
    <div className={box}>
      <img className="item-picture-placeholder" src={picture.placeholder} alt="" />
      <picture>
        {picture.srcset.avif && (
          <source type="image/avif" srcSet={picture.srcset.avif} sizes={sizes} />
        )}
        <source type="image/webp" srcSet={picture.srcset.webp} sizes={sizes} />
        <img
          src={largestOf(picture.srcset.jpeg)}
          srcSet={picture.srcset.jpeg}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt=""
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
    </div>
  )
}
