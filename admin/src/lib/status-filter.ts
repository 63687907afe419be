import { m } from '@/lib/messages'

export const statusOptions = [
  ['all', m.allStatus()],
  ['active', m.active()],
  ['inactive', m.inactive()],
] as const

/** What the wire calls a choice; one that the address made up filters nothing. */
export function filterValue(options: readonly (readonly [string, string])[], chosen: string) {
  return chosen !== 'all' && options.some(([value]) => value === chosen) ? chosen : ''
}

/** Whether an item passes the status filter; a value the filter does not know lets all pass. */
export function hasStatus(item: { isActive: boolean }, status: string) {
  if (status === 'active') return item.isActive
  if (status === 'inactive') return !item.isActive
  return true
}
