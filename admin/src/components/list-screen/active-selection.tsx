import { EyeIcon, EyeOffIcon } from 'lucide-react'
import * as m from 'virtual:admin-messages'
import { Button } from '@/components/ui/button'
import type { Item, PublishableResource } from '@/lib/resource'
import { activation } from './bulk'
import { ICON_ON_PHONES, SelectionBar } from './selection-bar'
import type { Rows } from './use-list'

export interface ActiveSelectionProps<T extends Item & { isActive: boolean }> {
  kind: PublishableResource<T>
  rows: Rows<T>
}

/** For lists whose items are shown to visitors or not. */
export default function ActiveSelection<T extends Item & { isActive: boolean }>({
  kind,
  rows,
}: ActiveSelectionProps<T>) {
  return (
    <SelectionBar rows={rows}>
      {(chosen, run) =>
        [true, false].map((isActive) => (
          <Button
            key={String(isActive)}
            variant="outline"
            size="sm"
            className={ICON_ON_PHONES}
            onClick={() =>
              void run(
                // Those that are so already stay out of it, and out of Undo.
                chosen.filter((item) => item.isActive !== isActive),
                activation(kind, isActive)
              )
            }
          >
            {isActive ? <EyeIcon aria-hidden /> : <EyeOffIcon aria-hidden />}
            <span className="max-sm:sr-only">{isActive ? m.activate() : m.deactivate()}</span>
          </Button>
        ))
      }
    </SelectionBar>
  )
}
