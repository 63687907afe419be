import { largestOf } from '~/lib/srcset'
import type { Picture } from '~/lib/wire'

interface Props {
  picture: Picture
  title: string
}

export function ViewerFigure({ picture, title }: Props) {
  const { avif, webp, jpeg } = picture.srcset
  return (
    <figure className="viewer-figure">
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes="100vw" />}
        <source type="image/webp" srcSet={webp} sizes="100vw" />
        <img
          src={largestOf(jpeg)}
          srcSet={jpeg}
          sizes="100vw"
          width={picture.width}
          height={picture.height}
          alt={title}
          loading="lazy"
        />
      </picture>
      <figcaption id="viewer-title" className="viewer-title">
        {title}
      </figcaption>
    </figure>
  )
}
