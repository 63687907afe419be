import { retryDelays } from '#config/mail'

export interface MailPayload {
  id: string
  /** Number of this attempt, from 1, since the mail was last queued. */
  attempt: number
}

const HOUR = 3_600_000

/** A mail waits longer than this without a job. */
const pauses = retryDelays.filter((pause) => pause < HOUR)

/** The attempt after which a mail waits for the next look. */
export const LAST_ATTEMPT = pauses.length + 1

/** Milliseconds until the attempt after this one; undefined after the last. */
export const pauseAfter = (attempt: number): number | undefined => pauses[attempt - 1]
