import { languageIn } from '@academy/api/shared/translations'
import type { ReactNode } from 'react'
import type { Picture } from '~/lib/api-types'
import { ItemDialog } from './ItemDialog'
import { PictureViewer } from './PictureViewer'
import { useOpenItem, type Listed } from './use-open-item'
import type { DialogProps } from './use-lazy-dialog'

interface Shown {
  picture: Picture | null
  /** Stands above the title. */
  over?: ReactNode
  body: ReactNode
  /** Stays in reach below the scrolling body. */
  foot?: ReactNode
}

interface Props<Item> extends DialogProps<Item> {
  listPath: string
  show: (item: Item, onView: () => void) => Shown
}

/** One item on top of its list, and its picture on top of that. */
export function ItemOverlay<Item extends Listed>({ listPath, items, pressed, show }: Props<Item>) {
  const { item, isOpen, isViewing, onView, leave } = useOpenItem(listPath, items, pressed)
  if (!item) return null
  const { picture, over, body, foot } = show(item, onView)
  const language = languageIn(item, 'title')
  return (
    <>
      <ItemDialog
        isOpen={isOpen}
        onClosed={() => leave('item')}
        title={item.title}
        language={language}
        over={over}
        foot={foot}
      >
        {body}
      </ItemDialog>
      {picture && (
        <PictureViewer
          picture={picture}
          title={item.title}
          language={language}
          isOpen={isViewing}
          onClosed={() => leave('viewer')}
        />
      )}
    </>
  )
}
