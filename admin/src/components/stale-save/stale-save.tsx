import { view } from '@/lib/view'
import type { StaleSaveProps } from './stale-save-dialog'

const StaleSaveDialog = view(
  () => import('./stale-save-dialog'),
  () => null
)

/** Asks what to keep after somebody else was faster; hardly ever needed, so it is loaded then. */
export function StaleSave({ stale }: { stale: StaleSaveProps | undefined }) {
  return stale && <StaleSaveDialog {...stale} />
}
