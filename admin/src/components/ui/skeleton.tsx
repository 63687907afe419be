import * as React from 'react'

import { cn } from '@/lib/cn'

function Skeleton({ className, ...props }: React.ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      className={cn(
        'animate-pulse rounded-control bg-secondary motion-reduce:animate-none',
        className
      )}
      {...props}
    />
  )
}

export { Skeleton }
