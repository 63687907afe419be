import * as m from 'virtual:admin-messages'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Label } from '@/components/ui/label'
import { Switch } from '@/components/ui/switch'

const keys = [
  ['/', m.search()],
  ['n', m.newItem()],
  ['?', m.thisList()],
  [m.arrowKeys(), m.arrowKeysDo()],
  ['Enter', m.openItem()],
  ['Ctrl + Enter', m.saveOpenForm()],
  ['Esc', m.closeOpenDialog()],
] as const

interface Props {
  isOff: boolean
  onTurn: (isOn: boolean) => void
  onClose: () => void
}

/** The list of keys, with the switch for those that act alone. */
export default function ShortcutsDialog({ isOff, onTurn, onClose }: Props) {
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
      <div className="flex min-h-12 items-center justify-between gap-4 border-t pt-4">
        <Label htmlFor="shortcuts-on">{m.singleKeys()}</Label>
        <Switch id="shortcuts-on" checked={!isOff} onCheckedChange={onTurn} />
      </div>
    </Dialog>
  )
}
