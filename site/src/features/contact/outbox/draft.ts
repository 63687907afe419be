import { language } from '~/i18n/language'
import type { ContactMessage } from './outbox'
import { readStored, writeStored } from '~/lib/stored'
import { noValues, type Values } from '../contact-fields'

/* What has been typed but not sent, for this tab: gone for the next person at a shared computer. */
const DRAFT_KEY = 'academy.contact-draft'
const OPENED_KEY = 'academy.contact-opened'

export function readDraft(): Values {
  return { ...noValues, ...readStored<Partial<Values>>('tab', DRAFT_KEY) }
}

export function writeDraft(values: Values | null): void {
  writeStored('tab', DRAFT_KEY, values)
}

/** A reload does not start it anew: a restored draft sent at once is a person, not a robot. */
export function elapsedSinceOpened(): number {
  const opened = readStored<number>('tab', OPENED_KEY)
  if (opened === null) writeStored('tab', OPENED_KEY, Math.round(performance.timeOrigin))
  return Math.round(opened === null ? performance.now() : Math.max(0, Date.now() - opened))
}

const TRIED_KEY = 'academy.contact-tried'

/** The message for these texts: the one last tried as long as nothing in them has changed. */
export function messageFor(values: Values, trap: string): ContactMessage {
  const last = readStored<ContactMessage>('tab', TRIED_KEY)
  const isSame = last !== null && JSON.stringify(last.values) === JSON.stringify(values)
  const key = isSame ? last.key : newKey()
  const elapsed = elapsedSinceOpened()
  const message = { key, values: { ...values }, trap, elapsed, language: language() }
  writeStored('tab', TRIED_KEY, message)
  return message
}

export function forgetTried(): void {
  writeStored('tab', TRIED_KEY, null)
}

/** A random UUID; `crypto.randomUUID` exists on https only, and the one-process default is http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
