/** Stands in for a form whose script is still on its way; most networks never show it. */
export function FormWaiting() {
  return (
    <div className="fixed inset-0 z-50 grid animate-in place-content-center bg-black/70 delay-150 duration-1 fade-in-0 fill-mode-both">
      <p role="status" className="rounded-control bg-card px-6 py-4">
        Opening the form...
      </p>
    </div>
  )
}
