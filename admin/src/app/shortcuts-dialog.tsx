import { m } from '@/lib/messages'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'

const keys = [
  ['/', m.search()],
  ['n', m.newItem()],
  ['?', m.thisList()],
  ['Enter', m.openItem()],
  ['Ctrl + Enter', m.saveOpenForm()],
  ['Esc', m.closeOpenDialog()],
] as const

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose}>
      <DialogTitle>{m.keyboardShortcuts()}</DialogTitle>
      <DialogDescription>{m.keysOutsideFields()}</DialogDescription>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
        {keys.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-input px-2 py-0.5 font-sans">{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
