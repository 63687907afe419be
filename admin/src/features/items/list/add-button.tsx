import { PlusIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'

/** Makes a new item: beside the heading, which stays in sight on phones. */
export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button data-shortcut="new" aria-keyshortcuts="n" onClick={onClick}>
      <PlusIcon aria-hidden />
      <span className="max-sm:sr-only">{label}</span>
      <span aria-hidden className="sm:hidden">
        {m.add()}
      </span>
    </Button>
  )
}
