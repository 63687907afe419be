import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { session } from '@/lib/session'
import type { Entry } from '@/unsent/forms'
import { sayUntilAnswered } from '@/unsent/say-until-answered'
import type { FormLife } from './form-life'

interface LeftForm {
  /** By which its draft is known. */
  key: string
  present: () => FormLife<unknown>
  /** What it holds, as `promised` of its life has it. */
  held: () => string
  /** Whether it holds anything that is stored nowhere else. */
  hasUnsaved: () => boolean
  /** What waits of it in the outbox. */
  entry: Entry | undefined
  draft: { id: () => string; finish: () => void }
}

/** The notices that offer to reopen a form, by its key. */
const offers = new Map<string, string | number>()

/** Says what becomes of a form's content when the form goes, however it is left. */
export function useLeaving({ key, present, held, hasUnsaved, entry, draft }: LeftForm) {
  const navigate = useNavigate()
  const [opened] = useState(useLocation())

  /** Says where what was saved stands; false where the form holds something else by now. */
  function leavePromise(): boolean {
    const now = present()
    if (now.promised !== held()) return false
    if (now.step === 'saving' && now.status === 'noRoom') {
      toast(m.noRoomLeaveOpen())
      return true
    }
    draft.finish()
    if (entry?.refusal) toast(m.saveNeedsYou({ title: entry.title }))
    else sayUntilAnswered(draft.id(), m.storedSendsLater())
    return true
  }

  const onLeave = useEffectEvent(() => {
    // After the next sign-in the form goes on from its draft, or from what it saved.
    if (present().step === 'done' || !session.token()) return
    if (leavePromise() || !hasUnsaved()) return
    const action = {
      label: m.reopen(),
      onClick: () => void navigate(opened, { state: opened.state as unknown }),
    }
    offers.set(key, toast(m.draftStored(), { action }))
  })
  useEffect(() => {
    const offer = offers.get(key)
    if (offer !== undefined) toast.dismiss(offer)
    return () => onLeave()
  }, [key])
}
