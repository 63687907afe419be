import { useNavigate, type NavigateOptions } from 'react-router-dom'
import { requestForm } from '@/lib/form-request'
import type { Entry } from './entries'
import type { UnsentKind } from './unsent-kind'

/** Leads to where an entry is edited. */
export function useOpenEntry(kinds: Record<string, UnsentKind>) {
  const navigate = useNavigate()
  return (entry: Entry, options?: NavigateOptions) => {
    const kind = kinds[entry.kind]
    if (!kind) return
    if (kind.isForm) requestForm('entry', entry.id)
    void navigate(kind.viewOf(entry), { ...options, state: kind.layerOf?.(entry) })
  }
}
