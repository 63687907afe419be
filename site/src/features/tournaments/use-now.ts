import { useEffect, useState } from 'react'
import { indianMinute } from '@academy/api/shared/tournament/tournament_state'
import type { Tournament } from '~/lib/api-types'

/**
 * The minute in India, `YYYY-MM-DDTHH:MM`, or one before it in which the same was true of all these
 * tournaments: it goes on at midnight, and by the minute while the last day of somebody's entry lasts.
 * @param initial when the page was rendered: hydration finds nothing to change, and a page kept by a
 *   proxy is put right at once. A clock that is behind it is wrong.
 */
export function useNow(tournaments: Tournament[], initial = ''): string {
  const [now, setNow] = useState(() => initial || indianMinute(Date.now()))
  useEffect(() => {
    const follow = () => {
      const minute = indianMinute(Date.now())
      const day = minute.slice(0, 10)
      const isTurning = tournaments.some(({ entryDeadline }) => entryDeadline === day)
      setNow((before) =>
        minute > before && (isTurning || !before.startsWith(day)) ? minute : before
      )
    }
    follow()
    const timer = setInterval(follow, 60_000)
    addEventListener('visibilitychange', follow)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', follow)
    }
  }, [tournaments])
  return now
}
