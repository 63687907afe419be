import * as m from 'virtual:messages'
import type { ReactNode } from 'react'
import { languageMarked } from '~/lib/language-marked'
import { CloseButton } from './CloseButton'
import { ModalDialog } from './ModalDialog'

/** The body may hold text alone, and then only itself can take the focus that arrow keys need. */
const SCROLLED_BY_KEYS = 0

interface Props {
  isOpen: boolean
  onClosed: () => void
  title: string
  language: string | undefined
  /** Stands above the title. */
  over?: ReactNode
  /** Stays in reach below the scrolling body. */
  foot?: ReactNode
  children: ReactNode
}

/** One item in full: a panel on desks, a sheet from the bottom on phones. */
export function ItemDialog({ isOpen, onClosed, title, language, over, foot, children }: Props) {
  const heading = languageMarked(title, language)
  return (
    <ModalDialog
      isOpen={isOpen}
      onClosed={onClosed}
      className="dialog item-dialog"
      labelledBy="item-dialog-title"
    >
      <div className="dialog-head">
        <div>
          {over}
          <h2 id="item-dialog-title" className="item-dialog-title" lang={heading.lang}>
            {heading.children}
          </h2>
        </div>
        <CloseButton label={m.close()} />
      </div>
      <div
        className="dialog-body"
        role="group"
        aria-label={m.details()}
        tabIndex={SCROLLED_BY_KEYS}
      >
        {children}
      </div>
      {foot && <div className="dialog-foot">{foot}</div>}
    </ModalDialog>
  )
}
