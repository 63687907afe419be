import type { Entry } from './forms'
import type { Sendable } from './attempt'

/** A kind of what the director saves. */
export interface UnsentKind {
  sendable: Sendable
  /** What is about to be done with it, as a sentence. */
  intention: (entry: Entry) => string
  /** The view in which it is edited. */
  viewOf: (entry: Entry) => string
  /** What opens above that view: a state of its history entry. */
  layerOf?: (entry: Entry) => { layers: unknown[] }
  /** The form that opens there goes on from the entry. */
  isForm?: boolean
}
