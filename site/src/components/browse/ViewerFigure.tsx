import { largestOf } from '~/lib/srcset'
import { languageMarked } from '~/lib/language-marked'
import type { Picture } from '~/lib/api-types'

/** Not wider than it was made: enlarging it shows nothing more. */
const SIZES = 'min(100vw, 800px)'

interface Props {
  picture: Picture
  title: string
  language: string | undefined
}

export function ViewerFigure({ picture, title, language }: Props) {
  const { avif, webp, jpeg } = picture.srcset
  return (
    <figure className="viewer-figure">
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={SIZES} />}
        <source type="image/webp" srcSet={webp} sizes={SIZES} />
        <img
          src={largestOf(jpeg)}
          srcSet={jpeg}
          sizes={SIZES}
          width={picture.width}
          height={picture.height}
          alt={title}
          lang={languageMarked(title, language).lang}
          loading="lazy"
        />
      </picture>
      <figcaption id="viewer-title" className="viewer-title" {...languageMarked(title, language)} />
    </figure>
  )
}
