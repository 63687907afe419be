import * as React from 'react'
import { ChevronDownIcon } from 'lucide-react'

function NativeSelect(props: Omit<React.ComponentProps<'select'>, 'className'>) {
  return (
    <div data-slot="native-select-wrapper" className="relative">
      <select
        data-slot="native-select"
        className="min-h-12 w-full min-w-0 appearance-none rounded-control border border-input bg-background py-2 pr-11 pl-4 text-base whitespace-normal text-foreground transition-colors disabled:cursor-not-allowed disabled:opacity-50"
        {...props}
      />
      <ChevronDownIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted-foreground"
      />
    </div>
  )
}

export { NativeSelect }
