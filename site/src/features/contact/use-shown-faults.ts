import { useRef, useState } from 'react'
import { likelyEmail } from '@academy/api/shared/text/likely_email'
import { faultOf, fields, type FieldName, type Faults } from './contact-fields'

/** What is wrong with the fields: said of one when it is left, and of all when they are sent. */
export function useShownFaults(initial: Faults) {
  const touched = useRef(new Set(Object.keys(initial)))
  const [faults, setFaults] = useState(initial)
  const [likely, setLikely] = useState<string>()

  return {
    faults,
    /** The address that was probably meant. */
    likely,
    touch: (name: FieldName) => void touched.current.add(name),
    check(name: string, text: string) {
      if (!touched.current.has(name)) return
      if (name === 'email') setLikely(likelyEmail(text))
      setFaults((now) => ({ ...now, [name]: faultOf(name as FieldName, text) }))
    },
    /** Until they are checked anew. */
    clear: () => setFaults({}),
    showAll(found: Faults) {
      setFaults(found)
      for (const { name } of fields) touched.current.add(name)
    },
    /** The form is empty: none of its fields was left yet. */
    reset() {
      touched.current.clear()
      setFaults({})
      setLikely(undefined)
    },
  }
}

export type ShownFaults = ReturnType<typeof useShownFaults>
