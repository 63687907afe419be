import { linkedLayer } from '@/lib/history'

export const MESSAGE_LAYER = 'message'

export interface OpenMessage {
  id: string
  /** A link led to it: it stands first, however old it is. */
  isFirst?: boolean
}

/** State for a link to the contacts with a message open. */
export const linkedMessage = (id: string) =>
  linkedLayer(MESSAGE_LAYER, { id, isFirst: true } satisfies OpenMessage)
