import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
} from 'react'
import { CONTACT_HONEYPOT_FIELD } from '@academy/api/shared/rules/contact_rules'
import { likelyEmail } from '@academy/api/shared/text/likely_email'
import { addToOutbox, send, type ContactMessage } from './outbox/outbox'
import { useKeptControls } from '~/lib/use-kept-controls'
import {
  asSent,
  faultOf,
  faultsOf,
  fields,
  knownFaults,
  readValues,
  type Faults,
  type FieldName,
  type Values,
} from './contact-fields'
import { forgetTried, writeDraft, messageFor, readDraft } from './outbox/draft'
import type { Outcome } from './outcome'
import { useOutbox } from './outbox/use-outbox'

/** How a text gets into a field other than by typing; autofill in Chromium names no type at all. */
const INSERTED_WHOLE = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText', undefined]

const textsOf = (form: HTMLFormElement) => readValues(new FormData(form))

export function useContactForm(initialFaults: Faults, initialOutcome: Outcome) {
  const formRef = useRef<HTMLFormElement>(null)
  const touched = useRef(new Set(Object.keys(initialFaults)))
  const [faults, setFaults] = useState(initialFaults)
  const [likely, setLikely] = useState<string>()
  const [outcome, setOutcome] = useState(initialOutcome)
  useKeptControls(formRef, 'form.contact-form')

  const controlOf = useCallback((name: FieldName) => {
    const control = formRef.current?.elements.namedItem(name)
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control
      : null
  }, [])

  const fillEmpty = useCallback(
    (texts: Record<string, string>) => {
      for (const { name } of fields) {
        const control = controlOf(name)
        if (control && control.value === '') control.value = texts[name] ?? ''
      }
    },
    [controlOf]
  )

  useEffect(() => {
    // Set on the elements, which hold the texts: what was typed before the island woke up wins.
    fillEmpty(readDraft())
  }, [fillEmpty])

  const showFaults = useCallback(
    (found: Faults) => {
      setFaults(found)
      for (const { name } of fields) touched.current.add(name)
      const first = fields.find(({ name }) => found[name])
      if (first) controlOf(first.name)?.focus()
    },
    [controlOf]
  )

  /** Empties the form after its message went out, unless somebody has gone on writing meanwhile. */
  const clear = useCallback(
    (sent: Values) => {
      forgetTried()
      if (JSON.stringify(textsOf(formRef.current!)) !== JSON.stringify(sent)) return
      for (const { name } of fields) {
        const control = controlOf(name)
        if (control) control.value = ''
      }
      touched.current.clear()
      setFaults({})
      setLikely(undefined)
      writeDraft(null)
    },
    [controlOf]
  )

  const takeBack = useCallback(
    ({ values }: ContactMessage) => {
      if (Object.values(textsOf(formRef.current!)).some((text) => text.trim() !== '')) return false
      fillEmpty(values)
      setOutcome({ state: 'failed' })
      return true
    },
    [fillEmpty]
  )
  useOutbox(setOutcome, takeBack)

  const isSubmitting = outcome.state === 'submitting'
  useEffect(() => {
    if (!isSubmitting) return
    // A button that is disabled loses the focus, and does not get it back.
    const form = formRef.current
    return () => {
      if (document.activeElement === document.body) form?.querySelector('button')?.focus()
    }
  }, [isSubmitting])

  const hold = (message: ContactMessage): boolean => {
    if (navigator.onLine || !addToOutbox(message)) return false
    clear(message.values as Values)
    setOutcome({ state: 'waiting' })
    return true
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSubmitting) return
    const data = new FormData(event.currentTarget)
    const values = readValues(data)
    const found = faultsOf(values)
    if (Object.keys(found).length > 0) {
      setOutcome({ state: 'idle' })
      showFaults(found)
      return
    }
    setFaults({})
    const message = messageFor(values, String(data.get(CONTACT_HONEYPOT_FIELD) ?? ''))
    if (hold(message)) return
    setOutcome({ state: 'submitting' })
    try {
      const refusal = await send(message)
      if (!refusal) {
        clear(values)
        setOutcome({ state: 'sent' })
        return
      }
      setOutcome({ state: 'failed', refusal: refusal.said })
      showFaults(knownFaults(refusal))
    } catch {
      if (!hold(message)) setOutcome({ state: 'failed' })
    }
  }

  const check = (name: string, text: string) => {
    if (!touched.current.has(name)) return
    if (name === 'email') setLikely(likelyEmail(text))
    setFaults((now) => ({ ...now, [name]: faultOf(name as FieldName, text) }))
  }

  const input = (event: InputEvent<HTMLFormElement>) => {
    const control = event.target as HTMLInputElement
    const { inputType } = event.nativeEvent
    if (control.name === 'phone' && INSERTED_WHOLE.includes(inputType)) {
      control.value = asSent('phone', control.value)
    }
    writeDraft(textsOf(event.currentTarget))
    check(control.name, control.value)
  }

  const blur = (event: FocusEvent<HTMLFormElement>) => {
    const control = event.target as EventTarget as HTMLInputElement
    if (!fields.some(({ name }) => name === control.name)) return
    if (control.name === 'phone') control.value = asSent('phone', control.value)
    touched.current.add(control.name)
    check(control.name, control.value)
  }

  return { formRef, faults, likely, outcome, isSubmitting, submit, input, blur }
}
