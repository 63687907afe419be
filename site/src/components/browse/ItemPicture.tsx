import type { Picture } from '~/lib/api-types'
import { pieceFor } from '~/lib/piece'
import { largestOf } from '~/lib/srcset'

/**
 * How wide a card's picture is on a phone, as `sizes` is told. It is 94vw; said like this, a screen of
 * up to two dots a pixel takes the 400 px file and only a finer one the 800 px file, twice as heavy.
 */
export const PHONE_CARD = '55vw'

interface Props {
  picture: Picture | null
  title: string
  shape: 'banner' | 'portrait'
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string
  /** The largest picture of the first view: fetched at once, before any other. */
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
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </div>
  )
}
