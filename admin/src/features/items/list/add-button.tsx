import { PlusIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useItemDialog } from './item-dialog'

/** Opens the form for a new one, as the key `n` does. */
export function AddButton({ label }: { label: string }) {
  const dialog = useItemDialog()
  return (
    <Button
      data-shortcut="new"
      aria-keyshortcuts="n"
      className="max-sm:px-3! max-sm:text-sm!"
      onClick={() => dialog.open('new')}
    >
      <PlusIcon aria-hidden className="max-sm:hidden" />
      {label}
    </Button>
  )
}
