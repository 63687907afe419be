import { SlidersHorizontalIcon, XIcon } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { m } from '@/lib/messages'
import { SignButton } from '@/components/icon-button'
import { SearchInput } from '@/components/list-screen/search-input'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'

interface Props {
  searchLabel: string
  search: string
  onSearch: (search: string) => void
  filters: ReactNode
  hasFilter: boolean
  /** Whether there is anything to clear, the search included. */
  canClear: boolean
  onClear: () => void
  counter: string
  actions: ReactNode
}

export function ListToolbar(props: Props) {
  const panel = useId()
  const [isOpen, setOpen] = useState(props.hasFilter)
  return (
    <div className="mb-6 grid gap-4 max-sm:mb-2 max-sm:gap-1">
      <div className="flex gap-2 sm:gap-3">
        <SearchInput label={props.searchLabel} value={props.search} onChange={props.onSearch} />
        <SignButton
          Icon={SlidersHorizontalIcon}
          label={m.filters()}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div
        id={panel}
        className={cn(
          'flex-col gap-4 rounded-panel border bg-card p-4 sm:flex-row',
          isOpen ? 'flex' : 'hidden'
        )}
      >
        {props.filters}
      </div>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="text-muted-foreground tabular-nums">
          {props.counter}
        </p>
        {props.canClear && (
          <Button variant="ghost" onClick={props.onClear}>
            <XIcon aria-hidden />
            {m.clearFilters()}
          </Button>
        )}
        <div className="ml-auto flex gap-2">{props.actions}</div>
      </div>
    </div>
  )
}
