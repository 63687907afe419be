import {
  CONTACT_ELAPSED_FIELD,
  CONTACT_MIN_ELAPSED_MS,
  CONTACT_HONEYPOT_FIELD,
} from '@academy/api/shared/rules/contact_rules'
import { post, type Refusal } from '~/lib/post'
import { readStored, writeStored } from '~/lib/stored'

/**
 * A message on its way. The key goes with every attempt to send these same texts, so that an
 * attempt whose answer was lost does not become a second message.
 */
export interface ContactMessage {
  key: string
  values: Record<string, string>
  trap: string
  /** Milliseconds it took to write. */
  elapsed: number
  /** Of the page that it was written on. */
  language: string
  /** The API did not accept it: it waits for its writer, not for the network. */
  isRefused?: true
}

/** Also named in `trigger.ts`, which every page carries and which imports nothing. */
const WAITING_KEY = 'academy.contact-outbox'

/** Announces a message's state on the window; who shows it there calls `preventDefault`. */
export const OUTBOX_EVENT = 'academy:outbox'

export type OutboxState = 'submitting' | 'sent' | 'waiting' | 'refused'

export function readOutbox(): ContactMessage[] {
  return readStored<ContactMessage[]>('device', WAITING_KEY) ?? []
}

export function addToOutbox(message: ContactMessage): boolean {
  return writeStored('device', WAITING_KEY, [...takeOut(message), message])
}

export function removeFromOutbox(message: ContactMessage): void {
  const left = takeOut(message)
  writeStored('device', WAITING_KEY, left.length > 0 ? left : null)
}

/** Hands refused messages back to the form; one that it cannot take now stays. */
export function takeRefused(take: (message: ContactMessage) => boolean): void {
  for (const message of readOutbox()) {
    if (message.isRefused && take(message)) removeFromOutbox(message)
  }
}

function takeOut(message: ContactMessage): ContactMessage[] {
  return readOutbox().filter(({ key }) => key !== message.key)
}

/** Sends a message. Null when it was accepted, else the refusal; rejects when no answer came. */
export async function send({
  key,
  values,
  trap,
  elapsed,
  language,
}: ContactMessage): Promise<Refusal | null> {
  // Faster than this counts as a robot and is dropped in silence. Autofill makes people that fast.
  const early = CONTACT_MIN_ELAPSED_MS - elapsed
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
  const body = {
    ...values,
    language,
    [CONTACT_HONEYPOT_FIELD]: trap,
    [CONTACT_ELAPSED_FIELD]: Math.max(CONTACT_MIN_ELAPSED_MS, elapsed),
  }
  return post('/contacts', body, { 'Idempotency-Key': key })
}
