import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { session } from '@/lib/session'
import { waiting } from '@/unsent/entries'
import { sayUntilAnswered } from '@/unsent/say-until-answered'
import type { useDraft } from '@/unsent/use-draft'
import type { FormContent } from './use-form-content'
import type { Opening } from './use-form-life'

/** The notices that offer to reopen a form, by its key. */
const offers = new Map<string, string | number>()

/**
 * Says what becomes of a form's content when the form goes, however it is left.
 * @param key by which its draft is known
 */
export function useLeaving<Input extends FieldValues, Output extends FieldValues>(
  key: string,
  content: FormContent<Input, Output>,
  { present }: Opening<Input>,
  draft: ReturnType<typeof useDraft<Input>>
) {
  const navigate = useNavigate()
  const [opened] = useState(useLocation())

  /** Says where what was saved stands; false where the form holds something else by now. */
  function leavePromise(): boolean {
    const now = present()
    if (now.promised !== content.held()) return false
    if (now.step === 'saving' && now.status === 'noRoom') {
      toast(m.noRoomLeaveOpen())
      return true
    }
    draft.finish()
    const entry = waiting.entries()?.find(({ id }) => id === draft.id())
    if (entry?.refusal) toast(m.saveNeedsYou({ title: entry.title }))
    else sayUntilAnswered(draft.id(), m.storedSendsLater())
    return true
  }

  const onLeave = useEffectEvent(() => {
    // After the next sign-in the form goes on from its draft, or from what it saved.
    if (present().step === 'done' || !session.token()) return
    if (leavePromise() || content.unsaved() === null) return
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
