import * as m from 'virtual:messages'
import { standInFor, type Shape } from '@academy/api/shared/text/stand_in'
import type { Achievement, Picture, Tournament } from '~/lib/api-types'
import { fieldMarked } from './Field'

/** By path; made for this site, and as wide as a card and as twice a card. */
const standIns = import.meta.glob<string>('~/assets/stand-ins/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

const VIEWER_SIZES = 'min(100vw, 800px)'

export function largestOf(srcset: string): string {
  return srcset.split(',').at(-1)!.trim().split(/\s+/)[0]!
}

interface SourcesProps {
  picture: Picture
  sizes: string
  alt: string
  lang?: string | undefined
  isEager?: boolean
}

function Sources({ picture, sizes, alt, lang, isEager }: SourcesProps) {
  const { avif, webp, jpeg } = picture.srcset
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={largestOf(jpeg)}
        srcSet={jpeg}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        lang={lang}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

/** The addresses and widths of the picture that stands in for a missing one, in a format. */
export function standInFiles(title: string, shape: Shape, format: 'avif' | 'webp') {
  const name = `/${standInFor(title, shape)}-`
  return Object.entries(standIns)
    .filter(([path]) => path.includes(name) && path.endsWith(format))
    .map(([path, url]) => ({ url, width: path.match(/-(\d+)\./)![1]! }))
}

type StandInProps = Omit<Props, 'picture'>

function StandIn({ title, shape, sizes, isEager }: StandInProps) {
  const srcSet = standInFiles(title, shape, 'avif').map(({ url, width }) => `${url} ${width}w`)
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet.join(', ')} sizes={sizes} />
      <img
        src={standInFiles(title, shape, 'webp')[0]!.url}
        alt=""
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

interface Props {
  picture: Picture | null
  title: string
  shape: Shape
  sizes: string
  isEager?: boolean
}

export function ItemPicture({ picture, title, shape, sizes, isEager }: Props) {
  return (
    <div className={`item-picture item-picture-${shape}`}>
      {picture ? (
        <>
          <img className="item-picture-placeholder" src={picture.placeholder} alt="" />
          <Sources picture={picture} sizes={sizes} alt="" isEager={isEager} />
        </>
      ) : (
        <StandIn title={title} shape={shape} sizes={sizes} isEager={isEager} />
      )}
    </div>
  )
}

export function PictureLink({ onView, ...props }: Props & { onView?: (() => void) | undefined }) {
  const { picture, title } = props
  const figure = <ItemPicture {...props} isEager />
  if (!picture) return figure
  return (
    <a
      className="picture-link"
      href={largestOf(picture.srcset.jpeg)}
      aria-label={m.viewPicture({ title })}
      onClick={
        onView &&
        ((event) => {
          event.preventDefault()
          onView()
        })
      }
    >
      {figure}
    </a>
  )
}

interface ViewerProps {
  picture: Picture
  item: Tournament | Achievement
}

export function ViewerFigure({ picture, item }: ViewerProps) {
  const title = fieldMarked(item, 'title')
  return (
    <figure className="viewer-figure">
      <Sources picture={picture} sizes={VIEWER_SIZES} alt={item.title} lang={title.lang} />
      <figcaption id="viewer-title" className="viewer-title" {...title} />
    </figure>
  )
}
