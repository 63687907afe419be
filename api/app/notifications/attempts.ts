import { retryDelays } from '#config/mail'
import { HOUR_MS } from '#shared/days/durations'

export interface MailPayload {
  id: string
  /** Number of this attempt, from 1, since the mail was last queued. */
  attempt: number
}

/** A mail waits longer than this without a job. */
const pauses = retryDelays.filter((pause) => pause < HOUR_MS)

/** The attempt after which a mail waits for the next look. */
export const LAST_ATTEMPT = pauses.length + 1

/** Milliseconds until the attempt after this one; undefined after the last. */
export const pauseAfter = (attempt: number): number | undefined => pauses[attempt - 1]
