import type { Entry } from './entries'
import type { Sendable } from './sender'

/** A kind of what the director saves. */
export interface UnsentKind {
  sendable: Sendable
  /** What is about to be done with it, as a sentence. */
  intention: (entry: Entry) => string
  /** Where it is edited. */
  addressOf: (entry: Entry) => string
  /** What opens there: a form above a list, an item above its list, or a view of its own. */
  opens: 'form' | 'item' | 'view'
}
