import { useEffect, useRef, type ReactNode } from 'react'
import { printAlone } from '~/lib/print-alone'

interface Props {
  isOpen: boolean
  /** Called after the dialog has closed, by whatever way. */
  onClosed: () => void
  className: string
  labelledBy: string
  children: ReactNode
}

/**
 * A native modal dialog, opened and closed by `isOpen`. Escape and a press that began and ended
 * outside close it too; the browser holds the focus inside and gives it back.
 */
export function ModalDialog({ isOpen, onClosed, className, labelledBy, children }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
  }, [isOpen])
  useEffect(() => printAlone(dialogRef.current!), [])

  return (
    <dialog
      ref={dialogRef}
      className={className}
      closedby="any"
      aria-labelledby={labelledBy}
      onClose={onClosed}
    >
      {children}
    </dialog>
  )
}
