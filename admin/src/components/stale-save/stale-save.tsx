import { lazy, Suspense } from 'react'
import type { StaleSaveProps } from './stale-save-dialog'

const StaleSaveDialog = lazy(async () => ({
  default: (await import('./stale-save-dialog')).StaleSaveDialog,
}))

/** Asks what to keep after somebody else was faster; hardly ever needed, so it is loaded then. */
export function StaleSave({ stale }: { stale: StaleSaveProps | undefined }) {
  return (
    stale && (
      <Suspense>
        <StaleSaveDialog {...stale} />
      </Suspense>
    )
  )
}
