import { ListChecksIcon, Trash2Icon, XIcon } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { m } from '@/lib/messages'
import { IconButton, SignButton } from '@/components/icon-button'
import { ConfirmDialog } from '@/components/confirm-dialog'
import type { Item } from '@/lib/resource'
import { deletion, useBulk, type Job } from './bulk'
import { useItemAddress } from './item-address'
import { useSelection } from './selection'
import type { Rows } from './use-list'

interface Props<T extends Item> {
  rows: Rows<T>
  /** The other things to do with what is chosen. */
  children: (chosen: T[], run: (items: T[], job: Job<T>) => Promise<void>) => ReactNode
}

/** At the foot of a list while items are being chosen. */
export function SelectionBar<T extends Item>({ rows, children }: Props<T>) {
  const { ids, choose } = useSelection()
  const bulk = useBulk(rows.kind)
  // What the question is about; the selection changes while the dialog fades.
  const [asked, setAsked] = useState<T[]>([])
  const address = useItemAddress()
  const isSelecting = ids !== null

  async function run(items: T[], job: Job<T>) {
    const failed = await bulk.run(items, job)
    choose(failed.length > 0 ? failed.map(({ _id }) => _id) : null)
  }

  useEffect(() => {
    if (!isSelecting) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('[role$="dialog"]')) choose(null)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isSelecting, choose])

  if (!ids) return null
  // Only of what passes search and filters: nothing is changed that cannot be seen.
  const chosen = rows.items.filter(({ _id }) => ids.has(_id))
  const isBusy = bulk.isPending
  return (
    <section
      aria-label={m.selection()}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-border-strong bg-secondary p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:px-2 lg:left-66 tight:static"
    >
      <div className="mx-auto flex max-w-300 items-center gap-2 max-sm:gap-0.5 tight:flex-wrap">
        <p
          role="status"
          className="min-w-0 grow px-1 whitespace-nowrap tabular-nums max-sm:text-sm tight:basis-full"
        >
          {isBusy ? m.working() : m.selectedCount({ count: chosen.length })}
        </p>
        <SignButton
          Icon={ListChecksIcon}
          label={m.selectAll()}
          className="sm:[&>svg]:hidden"
          variant="ghost"
          size="sm"
          disabled={isBusy}
          onClick={() => choose(rows.items.map(({ _id }) => _id))}
        />
        <fieldset disabled={chosen.length === 0 || isBusy} className="contents">
          {children(chosen, run)}
          <SignButton
            Icon={Trash2Icon}
            label={m.deleteIt()}
            size="sm"
            className="text-destructive"
            onClick={() => {
              setAsked(chosen)
              address.openBulkDelete()
            }}
          />
        </fieldset>
        <IconButton Icon={XIcon} label={m.stopSelecting()} onClick={() => choose(null)} />
      </div>
      <ConfirmDialog
        isOpen={address.isBulkDelete && asked.length > 0}
        question={m.deleteCountQuestion({ count: bulk.count(asked.length) })}
        subject={namesOf(asked.map(rows.kind.nameOf))}
        isPending={bulk.isPending}
        onConfirm={() => void run(asked, deletion(rows.kind)).then(address.close)}
        onClose={address.close}
      />
    </section>
  )
}

const NAMES_SHOWN = 5

function namesOf(names: string[]) {
  const rest = names.length - NAMES_SHOWN
  return names.slice(0, NAMES_SHOWN).join(', ') + (rest > 0 ? m.andMore({ rest }) : '')
}
