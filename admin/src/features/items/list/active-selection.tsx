import { EyeIcon, EyeOffIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { SignButton } from '@/components/icon-button'
import type { Item, PublishableResource } from '@/lib/resource'
import { activation } from './bulk'
import { SelectionBar } from './selection-bar'
import type { Rows } from './use-list'

interface Props<T extends Item & { isActive: boolean }> {
  kind: PublishableResource<T>
  rows: Rows<T>
}

/** For lists whose items are shown to visitors or not. */
export default function ActiveSelection<T extends Item & { isActive: boolean }>({
  kind,
  rows,
}: Props<T>) {
  return (
    <SelectionBar rows={rows}>
      {(chosen, run) =>
        [true, false].map((isActive) => (
          <SignButton
            key={String(isActive)}
            Icon={isActive ? EyeIcon : EyeOffIcon}
            label={isActive ? m.activate() : m.deactivate()}
            size="sm"
            onClick={() =>
              void run(
                // Those that are so already stay out of it, and out of Undo.
                chosen.filter((item) => item.isActive !== isActive),
                activation(kind, isActive)
              )
            }
          />
        ))
      }
    </SelectionBar>
  )
}
