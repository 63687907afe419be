import { rm } from 'node:fs/promises'
import { days, mark, markerFile, timeOf } from '#health/markers'
import { HOUR_MS } from '#shared/days/durations'

/** A machine that is off for longer is rare; so is a clock that is wrong for longer. */
const JUMP = days(7)
const NIGHT = 20 * HOUR_MS

/**
 * Up to when something is past its time and may be removed for good. A clock that has gone on by more
 * than a week since the last removal is believed once it has stood for a night.
 */
export async function believedTime(now = Date.now()): Promise<number> {
  const last = (await timeOf('last-purge')) ?? (await timeOf('first-start')) ?? now
  if (now - last <= JUMP) return now
  const seen = await timeOf('clock-jump')
  return seen !== undefined && seen <= now - NIGHT ? Math.max(seen, last) : last
}

/** @param time what was believed at `now`, by which everything has been removed */
export async function recordPurge(time: number, now: number) {
  await mark('last-purge', time)
  if (time === now) return rm(markerFile('clock-jump'), { force: true })
  const seen = await timeOf('clock-jump')
  const isSeen = seen !== undefined && seen > time && seen <= now
  if (!isSeen) await mark('clock-jump', now)
}
