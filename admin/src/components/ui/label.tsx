import * as React from 'react'

import { cn } from '@/lib/cn'

/** A plain label: Radix's only adds a guard against selecting text by double click. */
function Label({ className, ...props }: React.ComponentProps<'label'>) {
  return (
    // eslint-disable-next-line jsx-a11y-x/label-has-associated-control -- the caller gives htmlFor
    <label
      data-slot="label"
      className={cn('flex items-center gap-2 text-base font-bold select-none', className)}
      {...props}
    />
  )
}

export { Label }
