import { Skeleton } from '@/components/ui/skeleton'

export function ContactListSkeleton() {
  return (
    <div aria-hidden className="grid gap-3">
      {[1, 2, 3, 4].map((key) => (
        <div key={key} className="grid gap-3 rounded-panel border bg-card p-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}
