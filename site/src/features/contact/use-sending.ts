import { CONTACT_HONEYPOT_FIELD } from '@academy/api/shared/rules/contact_rules'
import type { SubmitEvent } from 'react'
import { faultsOf, fields, knownFaults, readValues, type Faults } from './contact-fields'
import { controlOf, emptyFields, textsOf } from './form-texts'
import { forgetTried, messageFor, writeDraft } from './outbox/draft'
import { addToOutbox, send, type ContactMessage } from './outbox/outbox'
import type { Outcome } from './outcome'
import type { ShownFaults } from './use-shown-faults'

/** What the form does when it is submitted: it checks its texts and sends them. */
export function useSending(
  isSubmitting: boolean,
  setOutcome: (outcome: Outcome) => void,
  shown: ShownFaults
) {
  function showFaults(form: HTMLFormElement, found: Faults) {
    shown.showAll(found)
    const first = fields.find(({ name }) => found[name])
    if (first) controlOf(form, first.name)?.focus()
  }

  /** Empties the form after its message went out, unless somebody has gone on writing meanwhile. */
  function clear(form: HTMLFormElement, sent: ContactMessage) {
    forgetTried()
    if (JSON.stringify(textsOf(form)) !== JSON.stringify(sent.values)) return
    emptyFields(form)
    shown.reset()
    writeDraft(null)
  }

  /** Without a network the message waits on this device. */
  function hold(form: HTMLFormElement, message: ContactMessage): boolean {
    if (navigator.onLine || !addToOutbox(message)) return false
    clear(form, message)
    setOutcome({ state: 'waiting' })
    return true
  }

  async function deliver(form: HTMLFormElement, message: ContactMessage) {
    setOutcome({ state: 'submitting' })
    try {
      const refusal = await send(message)
      if (!refusal) {
        clear(form, message)
        setOutcome({ state: 'sent' })
        return
      }
      setOutcome({ state: 'failed', refusal: refusal.reason })
      showFaults(form, knownFaults(refusal))
    } catch {
      if (!hold(form, message)) setOutcome({ state: 'failed' })
    }
  }

  return async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting) return
    const form = event.currentTarget
    const data = new FormData(form)
    const values = readValues(data)
    const found = faultsOf(values)
    if (Object.keys(found).length > 0) {
      setOutcome({ state: 'idle' })
      showFaults(form, found)
      return
    }
    shown.clear()
    const message = messageFor(values, String(data.get(CONTACT_HONEYPOT_FIELD) ?? ''))
    if (!hold(form, message)) await deliver(form, message)
  }
}
