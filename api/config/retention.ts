import { DAY_MS } from '#shared/days/durations'

/**
 * For how many milliseconds things are kept; the nightly purge takes what is older. Messages are kept for
 * MESSAGES_KEPT_MONTHS, entries of the activity log for ACTIVITY_KEPT_DAYS.
 */
export const KEPT_MS = {
  /** Items and messages that were deleted: until then they can be brought back. */
  deleted: 30 * DAY_MS,
  /** Notices after their last day: the director can still look them up. */
  pastNotices: 365 * DAY_MS,
  /** A phone may be offline for weeks before it sends its saves. */
  idempotencyKeys: 60 * DAY_MS,
  /** Devices whose sign-in is not told by mail again. */
  knownDevices: 90 * DAY_MS,
}
