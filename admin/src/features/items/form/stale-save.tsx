import { lazyPart } from '@/lib/lazy-part'
import type { StaleSaveProps } from './stale-save-dialog'

const StaleSaveDialog = lazyPart(() => import('./stale-save-dialog'))

/** Asks what to keep after somebody else was faster; hardly ever needed, so it is loaded then. */
export function StaleSave({ stale }: { stale: StaleSaveProps | undefined }) {
  return stale && <StaleSaveDialog {...stale} />
}
