export const statusOptions = [
  ['all', 'All Status'],
  ['active', 'Active'],
  ['inactive', 'Inactive'],
] as const

/** Whether an item passes the status filter; a value the filter does not know lets all pass. */
export function hasStatus(item: { isActive: boolean }, status: string) {
  if (status === 'active') return item.isActive
  if (status === 'inactive') return !item.isActive
  return true
}
