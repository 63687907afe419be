/** What came of trying a promise. */
export type Outcome = { holds: boolean; seen: string }

export interface Row {
  /** As the list of promises names it: R1–R18, S1–S22. */
  id: string
  promise: string
  /** The figure that is asked for. */
  asked: string
  /** Tries it; without it the row says why not. */
  prove?: () => Promise<Outcome>
  /** Where else it is proved, or why it is not. Such a row does not pass. */
  otherwise?: string
}
