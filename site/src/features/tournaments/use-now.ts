import { indianMinute } from '@academy/api/shared/tournament/tournament_state'
import { useEffect, useState } from 'react'

/**
 * The minute in India, `YYYY-MM-DDTHH:MM`, going on while the page is open.
 * @param initial when the page was rendered; a clock that is behind it is wrong
 */
export function useNow(initial: string): string {
  const [now, setNow] = useState(initial)
  useEffect(() => {
    const follow = () => {
      const minute = indianMinute(Date.now())
      setNow((before) => (minute > before ? minute : before))
    }
    follow()
    const timer = setInterval(follow, 60_000)
    addEventListener('visibilitychange', follow)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', follow)
    }
  }, [])
  return now
}
