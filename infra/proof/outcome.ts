/** What came of trying a promise. */
export type Outcome = { holds: boolean; seen: string }

/** Thrown where this machine lacks what a promise is tried with. The message says what, as a clause. */
export class CannotRun extends Error {}

export interface Row {
  /**
   * As the list of promises names it: R…, S…; M1 and M3 are infra/docs/outgrow.md, M2
   * infra/docs/operations.md, M4 infra/docs/adr/0031-problem-of-the-day.md.
   */
  id: string
  promise: string
  /** The figure that is asked for. */
  asked: string
  /** Tries it on the whole product as it runs on a server. Throws CannotRun where it cannot. */
  prove?: () => Promise<Outcome>
  /** Files of `npm test` that prove it too, from the project's folder. They are run and counted. */
  tests?: string[]
  /** Whether the API's files are run on PostgreSQL as well. */
  onBothDatabases?: boolean
  /** Whether it is long and undemanding: the rows after it, judged by no times, are tried beside it. */
  isLong?: boolean
  /** Minutes after which `prove` counts as failed; 6 by default. */
  minutes?: number
}
