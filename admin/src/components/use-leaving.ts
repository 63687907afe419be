import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { session } from '@/lib/session'
import { askRefill } from '@/lib/use-draft'

interface Leaving {
  draftKey: string
  isUnsaved: boolean
  /** What was typed is on the server. */
  isDone: { current: boolean }
  /** Whether a save was sent whose answer is still to come; one that was not is taken back. */
  isUnderWay: () => boolean
}

/** Warns before the page goes; says after the form has gone where what was typed is. */
export function useLeaving({ draftKey, isUnsaved, isDone, isUnderWay }: Leaving) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ isUnsaved, isUnderWay, address: pathname + search, navigate })
  useEffect(() => {
    latest.current = { ...latest.current, isUnsaved, isUnderWay }
  })

  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => {
      if (session.token()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])

  useEffect(
    () => () => {
      if (isDone.current || !latest.current.isUnsaved || !session.token()) return
      const { address, navigate, isUnderWay } = latest.current
      if (isUnderWay()) {
        toast('Already sent: it will be said here whether it was saved')
        return
      }
      toast('Draft kept on this device', {
        action: {
          label: 'Reopen',
          onClick() {
            askRefill(draftKey)
            void navigate(address)
          },
        },
      })
    },
    [draftKey, isDone]
  )
}
