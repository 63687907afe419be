import * as m from 'virtual:messages'
import type { Tournament } from '~/lib/api-types'

/** Why it was called off, or is on another day than it was; nothing where nobody has said. */
export function reasonWords({
  status,
  statusReason: reason,
}: Pick<Tournament, 'status' | 'statusReason'>): string | null {
  if (!reason) return null
  return status === 'scheduled' ? m.dateChanged({ reason }) : m.reason({ reason })
}
