import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type RefObject,
} from 'react'
import { useKeptControls } from '~/lib/use-kept-controls'
import { asSent, fields, type Faults } from './contact-fields'
import { fillEmpty, isEmpty, textsOf } from './form-texts'
import { readDraft, writeDraft } from './outbox/draft'
import type { ContactMessage } from './outbox/outbox'
import { useOutbox } from './outbox/use-outbox'
import type { Outcome } from './outcome'
import { useSending } from './use-sending'
import { useShownFaults } from './use-shown-faults'

type FormRef = RefObject<HTMLFormElement | null>

/** How a text gets into a field other than by typing; autofill in Chromium names no type at all. */
const INSERTED_WHOLE = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText', undefined]

/** Fills the form with the draft of this tab, or else with a message that was refused while it waited. */
function useStoredTexts(formRef: FormRef, setOutcome: (outcome: Outcome) => void) {
  useEffect(() => {
    if (formRef.current) fillEmpty(formRef.current, readDraft())
  }, [formRef])

  const takeBack = useCallback(
    ({ values }: ContactMessage) => {
      const form = formRef.current
      if (!form || !isEmpty(form)) return false
      fillEmpty(form, values)
      setOutcome({ state: 'failed' })
      return true
    },
    [formRef, setOutcome]
  )
  useOutbox(setOutcome, takeBack)
}

/** A button that is disabled loses the focus, and does not get it back. */
function useFocusAfterSending(formRef: FormRef, isSubmitting: boolean) {
  useEffect(() => {
    if (!isSubmitting) return
    const form = formRef.current
    return () => {
      if (document.activeElement === document.body) form?.querySelector('button')?.focus()
    }
  }, [formRef, isSubmitting])
}

export function useContactForm(initialFaults: Faults, initialOutcome: Outcome) {
  const formRef = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState(initialOutcome)
  const shown = useShownFaults(initialFaults)
  const isSubmitting = outcome.state === 'submitting'
  useKeptControls(formRef, 'form.contact-form')
  useStoredTexts(formRef, setOutcome)
  useFocusAfterSending(formRef, isSubmitting)
  const submit = useSending(isSubmitting, setOutcome, shown)

  function input(event: InputEvent<HTMLFormElement>) {
    const control = event.target as HTMLInputElement
    const { inputType } = event.nativeEvent
    if (control.name === 'phone' && INSERTED_WHOLE.includes(inputType)) {
      control.value = asSent('phone', control.value)
    }
    writeDraft(textsOf(event.currentTarget))
    shown.check(control.name, control.value)
  }

  function blur(event: FocusEvent<HTMLFormElement>) {
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
