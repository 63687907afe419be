import {
  CONTACT_ELAPSED_FIELD,
  CONTACT_MIN_ELAPSED_MS,
  CONTACT_TRAP_FIELD,
} from '@academy/api/shared/contact_rules'
import { post, type Refusal } from '~/lib/api'
import type { Values } from './contact-fields'
import { elapsedSinceOpened } from './draft'
import { readStored, writeStored } from './stored'

/**
 * A message on its way. The key goes with every attempt to send these same texts, so that an
 * attempt whose answer was lost does not become a second message.
 */
export interface Letter {
  key: string
  values: Values
  trap: string
}

const WAITING_KEY = 'academy.contact-outbox'
const TRIED_KEY = 'academy.contact-tried'

/** The messages that wait on this device for the network, oldest first. */
export function readOutbox(): Letter[] {
  return readStored<Letter[]>('device', WAITING_KEY) ?? []
}

/** Keeps a message on this device; false when the device does not allow it. */
export function keepInOutbox(letter: Letter): boolean {
  return writeStored('device', WAITING_KEY, [...takeOut(letter), letter])
}

export function dropFromOutbox(letter: Letter): void {
  const left = takeOut(letter)
  writeStored('device', WAITING_KEY, left.length > 0 ? left : null)
}

function takeOut(letter: Letter): Letter[] {
  return readOutbox().filter(({ key }) => key !== letter.key)
}

/** The letter for these texts: the one last tried as long as nothing in them has changed. */
export function letterFor(values: Values, trap: string): Letter {
  const last = readStored<Letter>('tab', TRIED_KEY)
  const isSame = last !== null && JSON.stringify(last.values) === JSON.stringify(values)
  const letter = { key: isSame ? last.key : newKey(), values, trap }
  writeStored('tab', TRIED_KEY, letter)
  return letter
}

/** After a letter arrived: the same texts again would be a new message. */
export function forgetTried(): void {
  writeStored('tab', TRIED_KEY, null)
}

/** Sends a letter. Null when it was accepted, else the refusal; rejects when no answer came. */
export async function send({ key, values, trap }: Letter): Promise<Refusal | null> {
  // Faster than this counts as a robot and is dropped in silence. Autofill makes people that fast.
  const early = CONTACT_MIN_ELAPSED_MS - elapsedSinceOpened()
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
  const body = {
    ...values,
    [CONTACT_TRAP_FIELD]: trap,
    [CONTACT_ELAPSED_FIELD]: Math.max(CONTACT_MIN_ELAPSED_MS, elapsedSinceOpened()),
  }
  return post('/contacts', body, { 'Idempotency-Key': key })
}

/** A random UUID; `crypto.randomUUID` exists on https only, and the one-process default is http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
