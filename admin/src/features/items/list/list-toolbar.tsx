import { EllipsisVerticalIcon, SearchIcon, SlidersHorizontalIcon, XIcon } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { isEnter } from '@/lib/enter-key'
import { m } from '@/lib/messages'
import { IconButton, LabelledButton } from '@/components/icon-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { cn } from '@/lib/cn'

export interface ListState {
  values: { q: string }
  set: (changes: { q: string }) => void
  clear: () => void
  isDefault: boolean
}

/** A filter that is set from elsewhere, named while the filters stay folded. */
export interface FilterChip {
  words: string
  onRemove: () => void
}

interface Props {
  searchLabel: string
  list: ListState
  filters: ReactNode
  hasFilter: boolean
  chip: FilterChip | undefined
  counter: string
  actions: ReactNode
}

type Panel = 'filters' | 'more'

const panelClasses = 'flex-col gap-4 rounded-panel border bg-card p-4 sm:flex-row'

export function ListToolbar({ list, chip, ...props }: Props) {
  const id = useId()
  const [open, setOpen] = useState<Panel | null>(props.hasFilter ? 'filters' : null)
  const opener = (panel: Panel) => ({
    'aria-expanded': open === panel,
    'aria-controls': `${id}-${panel}`,
    onClick: () => setOpen(open === panel ? null : panel),
  })
  return (
    <div className="mb-6 grid gap-4 max-sm:mb-2 max-sm:gap-1">
      <div className="flex gap-2 sm:gap-3">
        <div role="search" className="relative min-w-0 grow">
          <SearchIcon
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted-foreground"
          />
          <Input
            type="search"
            aria-label={props.searchLabel}
            placeholder={m.search()}
            aria-keyshortcuts="/"
            data-shortcut="search"
            autoComplete="off"
            enterKeyHint="search"
            className="pr-2! pl-12!"
            value={list.values.q}
            onChange={({ target }) => list.set({ q: target.value })}
            onKeyDown={(event) => isEnter(event) && event.currentTarget.blur()}
          />
        </div>
        <LabelledButton
          Icon={SlidersHorizontalIcon}
          label={m.filters()}
          className="max-sm:px-3! max-sm:[&>svg]:hidden"
          {...opener('filters')}
        />
        <IconButton
          Icon={EllipsisVerticalIcon}
          label={m.more()}
          variant="outline"
          {...opener('more')}
        />
      </div>
      <div
        id={`${id}-filters`}
        className={cn(panelClasses, open === 'filters' ? 'flex' : 'hidden')}
      >
        {props.filters}
      </div>
      <div id={`${id}-more`} className={cn(panelClasses, open === 'more' ? 'flex' : 'hidden')}>
        {props.actions}
      </div>
      <div className="flex min-h-6 flex-wrap items-center gap-x-4">
        <p role="status" className="text-muted-foreground tabular-nums">
          {props.counter}
        </p>
        {chip && (
          <Button
            variant="outline"
            size="sm"
            className="rounded-full! text-sm!"
            aria-label={m.removeFilter({ words: chip.words })}
            onClick={chip.onRemove}
          >
            {chip.words}
            <XIcon aria-hidden />
          </Button>
        )}
        {!list.isDefault && (
          <Button variant="ghost" onClick={list.clear}>
            <XIcon aria-hidden />
            {m.clearFilters()}
          </Button>
        )}
      </div>
    </div>
  )
}
