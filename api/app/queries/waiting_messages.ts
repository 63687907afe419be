import { timestamp } from '#support/timestamp'
import { WAITING_DAYS } from '#shared/rules/contact_rules'
import { DAY_MS } from '#shared/days/durations'

/** A message that came later waits for its answer also when it has been read. */
export const waitingSince = () => timestamp(Date.now() - WAITING_DAYS * DAY_MS)

/** Of messages that wait for an answer; its parameter is `waitingSince()`. */
export const WAITS = '(answered_at is null and (not is_read or created_at >= ?))'
