import { Trash2Icon, XIcon } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { ConfirmDialog } from '@/components/confirm-dialog'
import type { Bulk, Job } from '@/components/list-screen/bulk'
import { useItemAddress } from '@/components/list-screen/item-address'
import { useSelection } from '@/components/list-screen/selection'
import { Button } from '@/components/ui/button'

interface Props<T extends { _id: string }> {
  /** What can be chosen: the items that pass search and filters. */
  items: T[]
  bulk: Bulk<T>
  deletion: Job<T>
  /** The other things to do with what is chosen. */
  children: (chosen: T[]) => ReactNode
}

/** At the foot of a list while items are being chosen. */
export function SelectionBar<T extends { _id: string }>(props: Props<T>) {
  const { items, bulk, deletion, children } = props
  const { ids, choose } = useSelection()
  // What the question is about; the selection changes while the dialog fades.
  const [asked, setAsked] = useState<T[]>([])
  const address = useItemAddress()
  const isSelecting = ids !== null

  useEffect(() => {
    if (!isSelecting) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('[role$="dialog"]')) choose(null)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isSelecting, choose])

  if (!ids) return null
  const chosen = items.filter((item) => ids.has(item._id))
  const isIdle = chosen.length === 0 || bulk.isPending
  return (
    <section
      aria-label="Selection"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-border-strong bg-secondary p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:left-66"
    >
      <div className="mx-auto flex max-w-300 flex-wrap items-center gap-2">
        <p role="status" className="grow px-1 tabular-nums">
          {bulk.isPending ? 'Working...' : `${chosen.length} selected`}
        </p>
        <Button variant="ghost" size="sm" onClick={() => choose(items.map((item) => item._id))}>
          Select All
        </Button>
        <fieldset disabled={isIdle} className="contents">
          {children(chosen)}
          <Button
            variant="outline"
            size="sm"
            className="text-destructive!"
            onClick={() => {
              setAsked(chosen)
              address.openSeveral()
            }}
          >
            <Trash2Icon aria-hidden />
            Delete
          </Button>
        </fieldset>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Stop selecting"
          onClick={() => choose(null)}
        >
          <XIcon aria-hidden />
        </Button>
      </div>
      <ConfirmDialog
        isOpen={address.isSeveral && asked.length > 0}
        question={`Are you sure you want to delete ${bulk.count(asked.length)}?`}
        subject={namesOf(asked.map(bulk.nameOf))}
        isPending={bulk.isPending}
        onConfirm={() => void bulk.run(asked, deletion).then(address.close)}
        onClose={address.close}
      />
    </section>
  )
}

const NAMES_SHOWN = 5

function namesOf(names: string[]) {
  const rest = names.length - NAMES_SHOWN
  return names.slice(0, NAMES_SHOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
