import type { ReactNode } from 'react'
import { ItemPicture } from './ItemPicture'

interface Props {
  title: string
  text?: string
  children?: ReactNode
}

export function ListState({ title, text, children }: Props) {
  return (
    <div className="list-state">
      <ItemPicture picture={null} title={title} shape="portrait" sizes="132px" />
      <div>
        <h2 className="list-state-title">{title}</h2>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  )
}
