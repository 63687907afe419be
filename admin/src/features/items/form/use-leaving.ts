import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { session } from '@/lib/session'

interface Leaving {
  isUnsaved: boolean
  isDone: { current: boolean }
  /** What was typed waits in the outbox, and is sent even if the page goes. */
  isKept: boolean
}

/** Warns before the page goes; says after the form has gone where what was typed is. */
export function useLeaving({ isUnsaved, isDone, isKept }: Leaving) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [address] = useState(pathname + search)

  useEffect(() => {
    if (!isUnsaved || isKept) return
    const warn = (event: BeforeUnloadEvent) => {
      if (session.token()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved, isKept])

  const leave = useEffectEvent(() => {
    if (isDone.current || !isUnsaved || !session.token()) return
    toast(m.draftKept(), {
      action: { label: m.reopen(), onClick: () => void navigate(address) },
    })
  })
  useEffect(() => () => leave(), [])
}
