import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { isEnter, isSaveKey } from '@/lib/enter-key'
import { m } from '@/lib/messages'
import { DraftBar } from '@/unsent/draft-bar'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { FieldError } from '@/components/form-field'
import { CloseButton, sheet, sheetFoot } from '@/components/sheet-dialog'
import { Button } from '@/components/ui/button'
import { Dialog, DialogTitle } from '@/components/ui/dialog'
import { TranslationsDialog } from '@/features/items/translations/translations-dialog'
import { cn } from '@/lib/cn'
import { lazyPart } from '@/lib/lazy-part'
import type { useDraftedForm } from './use-drafted-form'

const StaleSaveDialog = lazyPart(() => import('./stale-save-dialog'))

interface FormDialogProps {
  title: string
  saving: ReturnType<typeof useDraftedForm>['saving']
  notice?: ReactNode
  children: ReactNode
  onClose: () => void
}

export function FormDialog(props: FormDialogProps) {
  const { title, saving, notice, children, onClose } = props
  const { isSaving, status, failure, question, doubt, stale, onRestore } = saving
  const form = useRef<HTMLFormElement>(null)
  const isLate = isSaving && status === 'slow'

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // Keys pressed in the cropper reach here through React's tree, not through the page's.
    if (!event.currentTarget.contains(event.target as Node)) return
    if (!isEnter(event) || event.defaultPrevented) return
    if (isSaveKey(event)) {
      event.preventDefault()
      form.current?.requestSubmit()
    } else if (isOneLine(event.target)) {
      // A key of the phone's keyboard must not publish what is half typed.
      event.preventDefault()
      fieldAfter(event.target)?.focus()
    }
  }

  return (
    <Dialog
      onClose={onClose}
      aria-describedby={undefined}
      showCloseButton={false}
      className={cn(sheet, 'tall:max-w-3xl!')}
      focusOn={firstOf}
      onKeyDown={onKeyDown}
      onFocusOutside={(event) => event.preventDefault()}
    >
      <div className="flex items-center justify-between gap-4 border-b border-border pr-2 pl-4 sm:pl-6 tall:py-2">
        <DialogTitle>{title}</DialogTitle>
        <CloseButton />
      </div>
      <form
        ref={form}
        noValidate
        aria-label={title}
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={saving.onSubmit}
      >
        {/* Relative: what is hidden for the eye only must not reach out of the scrolling part. */}
        <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
          {/* What is typed during a save would go with the form. */}
          <div className="flex flex-col gap-6 p-4 max-sm:gap-4 sm:p-6" inert={isSaving}>
            <DraftBar draft={saving.draft} />
            {children}
            {question && <TranslationsDialog {...question} />}
            {doubt && (
              <ConfirmDialog
                isOpen
                {...doubt}
                labels={[m.save(), m.saving()]}
                isRescue
                isPending={false}
              />
            )}
            {stale && <StaleSaveDialog {...stale} />}
          </div>
        </div>
        <div
          className={cn(
            sheetFoot,
            'flex flex-col gap-3 bg-card sm:flex-row sm:items-center sm:justify-end'
          )}
        >
          <div className="min-w-0 max-sm:contents sm:mr-auto">
            <div role="alert" className="empty:hidden">
              {failure && <FieldError>{failure}</FieldError>}
            </div>
            {notice}
            <p role="status" className="text-sm text-muted-foreground empty:hidden">
              {isSaving && status === 'noRoom' && m.noRoomLeaveOpen()}
              {saving.isWaiting && m.storedSendsLater()}
              {isLate && m.serverSilentResends()}
            </p>
            <p role="status" className="text-sm empty:hidden">
              {saving.isOvertaken && m.changedElsewhere()}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" className="flex-1" onClick={onClose}>
              {isLate || saving.isWaiting ? m.close() : m.cancel()}
            </Button>
            {onRestore ? (
              <Button className="flex-1" onClick={onRestore}>
                {m.restoreAndSave()}
              </Button>
            ) : (
              <Button
                type="submit"
                className="flex-1 sm:min-w-36"
                aria-keyshortcuts="Control+Enter"
                disabled={isSaving || saving.isKept}
              >
                {isLate ? m.waits() : isSaving ? m.saving() : m.save()}
              </Button>
            )}
          </div>
        </div>
      </form>
    </Dialog>
  )
}

/** A `GrowingInput` is a text area. */
const isOneLine = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLElement && target.matches('input, textarea[rows="1"]')

function fieldAfter(field: HTMLInputElement | HTMLTextAreaElement) {
  const fields = [...(field.form?.elements ?? [])].filter(
    (element) => element.matches('input:not([type="file"]), textarea, select') && !isHidden(element)
  )
  return fields[fields.indexOf(field) + 1] as HTMLElement | undefined
}

const isHidden = (element: Element) => element.closest('details:not([open]), [hidden]') !== null

/** The first field; on touch screens the dialog itself, as the keyboard would cover the form. */
function firstOf(content: HTMLElement) {
  const isTouch = window.matchMedia('(pointer: coarse)').matches
  const field = content.querySelector<HTMLElement>('form input:not([type="file"])')
  return isTouch ? content : (field ?? content)
}
