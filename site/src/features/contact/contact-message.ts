import { language } from '~/i18n/language'
import type { ContactMessage } from '~/lib/outbox'
import { readStored, writeStored } from '~/lib/stored'
import type { Values } from './contact-fields'
import { elapsedSinceOpened } from './draft'

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

/** After a message arrived: the same texts again would be a new message. */
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
