/** Where a message stands, from the visitor's side. */
export type Outcome =
  | { state: 'idle' }
  | { state: 'submitting' }
  | { state: 'sent' }
  /** No signal: it waits on this device. */
  | { state: 'kept' }
  | { state: 'failed'; words: string }
