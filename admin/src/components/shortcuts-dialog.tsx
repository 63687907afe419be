import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Label } from '@/components/ui/label'
import { Switch } from '@/components/ui/switch'
import { useReturnFocus } from '@/lib/return-focus'

const keys = [
  ['/', 'Search'],
  ['n', 'New item'],
  ['?', 'This list'],
  ['Arrow keys', 'From item to item, from the search too'],
  ['Enter', 'Open the item'],
  ['Ctrl + Enter', 'Save the open form'],
  ['Esc', 'Close the open dialog'],
] as const

interface Props {
  isOff: boolean
  onTurn: (isOn: boolean) => void
  onClose: () => void
}

/** The list of keys, with the switch for those that act alone. */
export default function ShortcutsDialog({ isOff, onTurn, onClose }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent {...returnFocus}>
        <DialogTitle>Keyboard shortcuts</DialogTitle>
        <DialogDescription>Single keys act only outside fields.</DialogDescription>
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
          <Label htmlFor="shortcuts-on">Single keys / and n</Label>
          <Switch id="shortcuts-on" checked={!isOff} onCheckedChange={onTurn} />
        </div>
      </DialogContent>
    </Dialog>
  )
}
