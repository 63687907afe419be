import { useEffect, useState } from 'react'
import { indianDay } from '@academy/api/shared/tournament_state'

/**
 * The day in India, `YYYY-MM-DD`, followed whenever the reader comes back.
 * @param initial the day the page was rendered on, so that hydration finds nothing to change
 */
export function useToday(initial?: string): string {
  const [today, setToday] = useState(() => initial ?? indianDay(Date.now()))
  useEffect(() => {
    const follow = () => setToday(indianDay(Date.now()))
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return today
}
