import { useState } from 'react'
import { lazyPart } from '@/lib/lazy-part'
import type { ConfirmProps } from './confirm-question'

const ConfirmQuestion = lazyPart(() => import('./confirm-question'))

/** The one question before something is deleted; its script comes when it is first asked. */
export function ConfirmDialog(props: ConfirmProps) {
  const [wasAsked, setAsked] = useState(props.isOpen)
  if (props.isOpen && !wasAsked) setAsked(true)
  return wasAsked && <ConfirmQuestion {...props} />
}
