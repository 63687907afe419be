import * as m from 'virtual:messages'
import { languageIn } from '@academy/api/shared/text/translations'
import type { ReactNode } from 'react'
import { fieldMarked } from './Field'
import type { Achievement, Picture, Tournament } from '~/lib/api-types'
import { languageMarked } from '~/lib/language-marked'
import type { Reason } from '~/lib/searched'
import { ItemPicture } from './ItemPicture'

interface Props extends Reason {
  item: Tournament | Achievement
  picture: Picture | null
  shape: 'banner' | 'portrait'
  sizes: string
  isEager: boolean
  href: string
  onOpen: (slug: string) => void
  over?: ReactNode
  meta: ReactNode
  more?: ReactNode
  foot?: ReactNode
}

export function ItemCard({ item, picture, shape, sizes, isEager, href, onOpen, ...parts }: Props) {
  const { over, meta, more, foot, why, whyLanguage } = parts
  const { slug, title } = item
  const heading = fieldMarked(item, 'title')
  return (
    <li className="panel card">
      <ItemPicture picture={picture} title={title} shape={shape} sizes={sizes} isEager={isEager} />
      <div className="card-body">
        {over}
        <h2 className="card-title" lang={heading.lang}>
          {heading.children}
        </h2>
        {meta}
        {why && <p className="card-why" {...languageMarked(why, whyLanguage)} />}
        <p className="card-text" {...fieldMarked(item, 'description')} />
        {more}
        <div className="card-foot">
          {foot}
          <a
            href={href}
            className="card-link"
            data-astro-prefetch
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              onOpen(slug)
            }}
          >
            {m.viewDetails()}
            <span
              className="visually-hidden"
              {...languageMarked(m.viewDetailsOf({ title }), languageIn(item, 'title'))}
            />
          </a>
        </div>
      </div>
    </li>
  )
}
