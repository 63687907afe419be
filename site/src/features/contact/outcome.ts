import type { Code } from '@academy/api/shared/rules/codes'

/** Where a message stands, from the visitor's side. */
export type Outcome =
  | { state: 'idle' }
  | { state: 'submitting' }
  | { state: 'sent' }
  /** No signal: it waits on this device. */
  | { state: 'kept' }
  /** By the code of the refusal; without one nobody answered. */
  | { state: 'failed'; code?: Code }
