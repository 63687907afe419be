import { MINUTE_MS } from '@academy/api/shared/days/durations'

/**
 * Of a query whose answer is looked at: while the page is in view it hears within a minute of what
 * other phones have changed: seldom enough for a slow line, and never while it is out of view.
 */
export const WATCHED = { refetchInterval: MINUTE_MS, refetchOnWindowFocus: true } as const

/** What was loaded in this time is shown without an alarm when one look for changes was missed. */
export const ONCE_MISSED_MS = 1.5 * WATCHED.refetchInterval
