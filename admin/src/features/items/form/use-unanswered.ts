import { useEffect, useEffectEvent } from 'react'
import { useOnline } from '@/lib/use-online'
import { isQueued } from '@/unsent/save'
import type { FormLife } from './form-life'

/** Hears of a save that is on the device while there is no network: there is no answer to wait for. */
export function useUnanswered(life: FormLife<unknown>, onUnanswered: () => void) {
  const isPut = life.step === 'saving' && isQueued(life.status)
  const isUnanswered = !useOnline() && isPut
  const tell = useEffectEvent(onUnanswered)
  useEffect(() => {
    if (isUnanswered) tell()
  }, [isUnanswered])
}
