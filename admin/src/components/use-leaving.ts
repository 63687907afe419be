import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { session } from '@/lib/session'
import { askRefill } from '@/lib/use-draft'

/** Warns before the page goes; says where the draft is after the form has gone. */
export function useLeaving(draftKey: string, isUnsaved: boolean, isDone: { current: boolean }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ isUnsaved, address: pathname + search, navigate })
  useEffect(() => {
    latest.current = { ...latest.current, isUnsaved }
  }, [isUnsaved])

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
      const { address, navigate } = latest.current
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
