import { useEffect, useState } from 'react'
import { indianDay } from '@academy/api/shared/tournament_state'

/**
 * The day in India, `YYYY-MM-DD`: at first the one the page was rendered on, so that hydration
 * finds nothing to change, then the one it is when the reader comes back.
 */
export function useToday(initial: string): string {
  const [today, setToday] = useState(initial)
  useEffect(() => {
    const follow = () => setToday(indianDay(Date.now()))
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return today
}
