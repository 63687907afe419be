/** Stands where a form will be; it stays away for the first 150 ms. */
export const FormSkeleton = ({ title }: { title: string }) => (
  <div className="fixed inset-0 z-50 grid animate-in place-items-center bg-black/70 delay-150 duration-1 fade-in-0 fill-mode-both">
    <div
      aria-busy
      className="size-full bg-card tall:h-[calc(100dvh-3rem)] tall:w-[calc(100%-3rem)] tall:max-w-3xl tall:rounded-panel tall:border"
    >
      <p role="status" className="border-b px-4 py-3 text-xl font-bold text-pale sm:px-6">
        {title}
      </p>
    </div>
  </div>
)
