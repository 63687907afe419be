import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'

export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">{children}</ul>
}

export function CardGridSkeleton() {
  return (
    <div aria-hidden className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
      {[1, 2, 3].map((key) => (
        <div key={key} className="grid gap-4 rounded-panel border bg-card p-5">
          <Skeleton className="aspect-4/3" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-16" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  )
}
