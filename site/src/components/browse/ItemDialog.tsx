import * as m from 'virtual:messages'
import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '~/components/ui/Icon'
import type { Achievement, Picture, Tournament } from '~/lib/api-types'
import { fieldMarked } from './Field'
import { ViewerFigure } from './ItemPicture'
import type { useOpenItem } from './use-open-item'

/** The body may hold text alone, and then only itself can take the focus that arrow keys need. */
const SCROLLED_BY_KEYS = 0

interface ModalProps {
  isOpen: boolean
  onClosed: () => void
  className: string
  labelledBy: string
  closeLabel: string
  head?: ReactNode
  children: ReactNode
}

function ModalDialog({ isOpen, onClosed, className, labelledBy, ...parts }: ModalProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = dialogRef.current
    if (isOpen && !dialog?.open) dialog?.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])
  const close = (
    <button
      type="button"
      className="button-icon"
      aria-label={parts.closeLabel}
      onClick={() => dialogRef.current?.close()}
    >
      <Icon name="close" />
    </button>
  )
  return (
    <dialog
      ref={dialogRef}
      className={className}
      closedby="any"
      aria-labelledby={labelledBy}
      onClose={onClosed}
    >
      {parts.head && (
        <div className="dialog-head">
          {parts.head}
          {close}
        </div>
      )}
      {parts.children}
      {!parts.head && close}
    </dialog>
  )
}

interface Props {
  overlay: Omit<ReturnType<typeof useOpenItem>, 'item'>
  item: Tournament | Achievement
  picture: Picture | null
  over?: ReactNode
  under?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

export function ItemDialog({ overlay, item, picture, over, under, foot, children }: Props) {
  const heading = fieldMarked(item, 'title')
  return (
    <>
      <ModalDialog
        isOpen={overlay.isOpen}
        onClosed={overlay.onItemClosed}
        className="dialog item-dialog"
        labelledBy="item-dialog-title"
        closeLabel={m.close()}
        head={
          <div>
            {over}
            <h2 id="item-dialog-title" className="item-dialog-title" lang={heading.lang}>
              {heading.children}
            </h2>
          </div>
        }
      >
        <div
          className="dialog-body"
          role="group"
          aria-label={m.details()}
          tabIndex={SCROLLED_BY_KEYS}
        >
          {under}
          {children}
        </div>
        {foot && <div className="dialog-foot">{foot}</div>}
      </ModalDialog>
      {picture && (
        <ModalDialog
          isOpen={overlay.isViewing}
          onClosed={overlay.onViewerClosed}
          className="viewer"
          labelledBy="viewer-title"
          closeLabel={m.closePicture()}
        >
          <ViewerFigure picture={picture} item={item} />
        </ModalDialog>
      )}
    </>
  )
}
