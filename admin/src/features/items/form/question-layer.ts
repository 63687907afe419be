import { useEffect, useEffectEvent, useRef } from 'react'
import { useLayer } from '@/lib/history'

export type Standing = 'closed' | 'open' | 'closing'
type Act = 'open' | 'close' | 'take back' | undefined

/** Of a question that is asked or not: where its layer stands, and what is to be done about that. */
export function questionAfter(
  before: Standing,
  isAsked: boolean,
  isOpen: boolean
): [Standing, Act] {
  if (isOpen && isAsked) return [before === 'closing' ? 'closing' : 'open', undefined]
  if (isOpen) return ['closing', before === 'closing' ? undefined : 'close']
  if (!isAsked) return ['closed', undefined]
  return before === 'open' ? ['closed', 'take back'] : ['closed', 'open']
}

/**
 * A layer for a question that something else asks and holds, such as the state of a form: it opens and
 * closes with it, and Back takes the question back. What a reload has left of it closes.
 */
export function useQuestionLayer(name: string, isAsked: boolean, onBack: () => void) {
  const layer = useLayer(name)
  const { isOpen } = layer
  const standing = useRef<Standing>('closed')
  const follow = useEffectEvent(() => {
    const [next, act] = questionAfter(standing.current, isAsked, isOpen)
    standing.current = next
    if (act === 'open') layer.open()
    if (act === 'close') layer.close()
    if (act === 'take back') onBack()
  })
  useEffect(() => follow(), [isAsked, isOpen])
}
