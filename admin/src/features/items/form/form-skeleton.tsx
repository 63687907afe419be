import { Skeleton } from '@/components/ui/skeleton'

export function FormSkeleton({ title }: { title: string }) {
  return (
    <div className="fixed inset-0 z-50 grid animate-in place-items-center bg-black/70 delay-150 duration-1 fade-in-0 fill-mode-both">
      <div
        aria-busy
        className="flex size-full flex-col bg-card tall:h-[calc(100dvh-3rem)] tall:w-[calc(100%-3rem)] tall:max-w-5xl tall:rounded-panel tall:border"
      >
        <p role="status" className="border-b px-4 py-3 text-xl font-bold text-pale sm:px-6">
          {title}
        </p>
        <div aria-hidden className="flex gap-8 overflow-hidden p-4 sm:p-6">
          <div className="grid grow content-start gap-6">
            <Skeleton className="h-20" />
            <Skeleton className="h-40" />
            <Skeleton className="h-20" />
            <Skeleton className="h-32" />
          </div>
          <Skeleton className="h-96 w-72 max-lg:hidden" />
        </div>
      </div>
    </div>
  )
}
