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
import { useKeptControls } from '~/lib/use-kept-controls'
import {
  asSent,
  faultsOf,
  fields,
  knownFaults,
  readValues,
  type Faults,
  type Values,
} from './contact-fields'
import { controlOf, emptyFields, fillEmpty, isEmpty, textsOf } from './form-texts'
import { forgetTried, writeDraft, messageFor, readDraft } from './outbox/draft'
import { addToOutbox, send, type ContactMessage } from './outbox/outbox'
import { useOutbox } from './outbox/use-outbox'
import type { Outcome } from './outcome'
import { useShownFaults } from './use-shown-faults'

/** How a text gets into a field other than by typing; autofill in Chromium names no type at all. */
const INSERTED_WHOLE = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText', undefined]

export function useContactForm(initialFaults: Faults, initialOutcome: Outcome) {
  const formRef = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState(initialOutcome)
  const shown = useShownFaults(initialFaults)
  useKeptControls(formRef, 'form.contact-form')

  useEffect(() => fillEmpty(formRef.current!, readDraft()), [])

  const takeBack = useCallback(({ values }: ContactMessage) => {
    const form = formRef.current!
    if (!isEmpty(form)) return false
    fillEmpty(form, values)
    setOutcome({ state: 'failed' })
    return true
  }, [])
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

  const showFaults = (found: Faults) => {
    shown.showAll(found)
    const first = fields.find(({ name }) => found[name])
    if (first) controlOf(formRef.current!, first.name)?.focus()
  }

  /** Empties the form after its message went out, unless somebody has gone on writing meanwhile. */
  const clear = (sent: Values) => {
    forgetTried()
    const form = formRef.current!
    if (JSON.stringify(textsOf(form)) !== JSON.stringify(sent)) return
    emptyFields(form)
    shown.reset()
    writeDraft(null)
  }

  /** Without a network the message waits on this device. */
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
    shown.clear()
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
      setOutcome({ state: 'failed', refusal: refusal.reason })
      showFaults(knownFaults(refusal))
    } catch {
      if (!hold(message)) setOutcome({ state: 'failed' })
    }
  }

  const input = (event: InputEvent<HTMLFormElement>) => {
    const control = event.target as HTMLInputElement
    const { inputType } = event.nativeEvent
    if (control.name === 'phone' && INSERTED_WHOLE.includes(inputType)) {
      control.value = asSent('phone', control.value)
    }
    writeDraft(textsOf(event.currentTarget))
    shown.check(control.name, control.value)
  }

  const blur = (event: FocusEvent<HTMLFormElement>) => {
    const control = event.target as EventTarget as HTMLInputElement
    const field = fields.find(({ name }) => name === control.name)
    if (!field) return
    if (field.name === 'phone') control.value = asSent('phone', control.value)
    shown.touch(field.name)
    shown.check(field.name, control.value)
  }

  const { faults, likely } = shown
  return { formRef, faults, likely, outcome, isSubmitting, submit, input, blur }
}
