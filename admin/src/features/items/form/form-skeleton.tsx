import { m } from '@/lib/messages'

/** Stands where a form will be; it stays away for the first 150 ms. */
export const FormSkeleton = () => (
  <div className="fixed inset-0 z-50 grid animate-in place-items-center bg-black/70 delay-150 duration-1 fade-in-0 fill-mode-both">
    <p role="status" aria-busy className="rounded-panel border bg-card px-6 py-4">
      {m.loadingShort()}
    </p>
  </div>
)
