import * as m from 'virtual:messages'
import type { Picture } from '~/lib/api-types'
import { largestOf } from '~/lib/srcset'
import { ItemPicture } from './ItemPicture'

interface Props {
  picture: Picture | null
  title: string
  shape: 'banner' | 'portrait'
  sizes: string
  onView?: () => void
}

/** An item's picture as a link to its full size; with `onView`, a press opens the viewer instead. */
export function PictureLink({ picture, title, shape, sizes, onView }: Props) {
  const figure = <ItemPicture picture={picture} title={title} shape={shape} sizes={sizes} isEager />
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
