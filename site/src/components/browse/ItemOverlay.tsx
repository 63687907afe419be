import { languageIn } from '@academy/api/shared/text/translations'
import type { ReactNode } from 'react'
import type { Picture } from '~/lib/api-types'
import { ItemDialog } from './ItemDialog'
import { PictureViewer } from './PictureViewer'
import type { useOpenItem } from './use-open-item'

type OpenItem = ReturnType<typeof useOpenItem>

interface Props extends Pick<OpenItem, 'isOpen' | 'isViewing' | 'onItemClosed' | 'onViewerClosed'> {
  item: { title: string; language?: string }
  picture: Picture | null
  /** Stands above the title. */
  over?: ReactNode
  /** Stays in reach below the scrolling body. */
  foot?: ReactNode
  children: ReactNode
}

/** One item on top of its list, and its picture on top of that. */
export function ItemOverlay({ item, picture, over, foot, children, ...state }: Props) {
  const language = languageIn(item, 'title')
  return (
    <>
      <ItemDialog
        isOpen={state.isOpen}
        onClosed={state.onItemClosed}
        title={item.title}
        language={language}
        over={over}
        foot={foot}
      >
        {children}
      </ItemDialog>
      {picture && (
        <PictureViewer
          picture={picture}
          title={item.title}
          language={language}
          isOpen={state.isViewing}
          onClosed={state.onViewerClosed}
        />
      )}
    </>
  )
}
