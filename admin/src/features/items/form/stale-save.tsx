import { lazyPart } from '@/lib/lazy-part'
import type { StaleSaveProps } from './stale-save-dialog'

const StaleSaveDialog = lazyPart(() => import('./stale-save-dialog'))

export function StaleSave({ stale }: { stale: StaleSaveProps | undefined }) {
  return stale && <StaleSaveDialog {...stale} />
}
