import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queueNotifications } from '#actions/queue_notifications'
import { readClient } from '#database/read_client'
import { KeyReused } from '#exceptions/refusals'
import ContactMessage from '#models/contact_message'
import {
  CONTACT_ELAPSED_FIELD,
  CONTACT_MIN_ELAPSED_MS,
  CONTACT_HONEYPOT_FIELD,
} from '#shared/rules/contact_rules'
import { countMessage, takeBack } from '#start/limiter'
import { inTurn } from '#support/in_turn'
import { timestamp } from '#support/timestamp'
import type { contactMessageValidator } from '#validators/contact_message'
import { lockText } from '#writes/locks'
import { MINUTE_MS } from '#shared/days/durations'

type ContactForm = Infer<typeof contactMessageValidator>

interface Sender {
  address: string
  idempotencyKey?: string | undefined
}

interface Sent {
  message: ContactMessage
  /** The first is stored; the same words in the minute before have the second. */
  dedupKeys: string[]
}

const TEXTS = ['name', 'email', 'phone', 'subject', 'message'] as const

/** Until the first of a message is stored, each repeat of it would count as another one. */
const inTurnOfKey = inTurn()

/**
 * The same key, or the same words within a minute, are one message, which is counted once; a robot
 * leaves nothing.
 * @throws KeyReused for a key with other words; a limit's refusal
 */
export async function storeContactMessage(
  form: ContactForm,
  { address, idempotencyKey }: Sender
): Promise<ContactMessage> {
  const sent = prepare(form, idempotencyKey)
  return inTurnOfKey(sent.message.dedupKey, () => store(form, sent, address))
}

async function store(form: ContactForm, sent: Sent, address: string): Promise<ContactMessage> {
  const repeated = await findRepeated(sent, readClient())
  if (repeated) return repeated
  const counted = await countMessage(form.email, address)
  if (isRobot(form)) return sent.message
  const stored = await commit(sent)
  // Another request with the same message was faster.
  if (stored !== sent.message) await takeBack(counted)
  return stored
}

function prepare(form: ContactForm, idempotencyKey?: string): Sent {
  const { name, email, message, phone = '', subject = '', language = null } = form
  const words = JSON.stringify([name, email, phone, subject, message])
  const dedupKeys = idempotencyKey ? [`key:${idempotencyKey}`] : textKeys(words)
  const row = new ContactMessage().fill({
    id: randomUUIDv7(),
    name,
    email,
    phone,
    subject,
    message,
    language,
    isRead: false,
    dedupKey: dedupKeys[0],
    createdAt: timestamp(),
  })
  return { message: row, dedupKeys }
}

function textKeys(words: string): string[] {
  const hash = createHash('sha256').update(words).digest('hex')
  const minute = Math.floor(Date.now() / MINUTE_MS)
  return [`text:${hash}:${minute}`, `text:${hash}:${minute - 1}`]
}

/** What is stored already; nobody is shown what another has written. */
async function findRepeated(
  { message, dedupKeys }: Sent,
  client: QueryClientContract
): Promise<ContactMessage | null> {
  const rows = await ContactMessage.query({ client }).whereIn('dedup_key', dedupKeys)
  const since = timestamp(Date.parse(message.createdAt) - MINUTE_MS)
  const stored =
    rows.find(({ dedupKey }) => dedupKey === dedupKeys[0]) ??
    rows.find(({ createdAt }) => createdAt > since)
  if (!stored) return null
  if (TEXTS.every((name) => stored[name] === message[name])) return stored
  throw new KeyReused()
}

function isRobot(form: ContactForm): boolean {
  const elapsed = form[CONTACT_ELAPSED_FIELD]
  const isHasty = typeof elapsed === 'number' && elapsed < CONTACT_MIN_ELAPSED_MS
  const honeypot = form[CONTACT_HONEYPOT_FIELD]
  return isHasty || (honeypot !== undefined && honeypot !== null && honeypot !== '')
}

/** With the mails about it, so that none is lost. */
function commit(sent: Sent): Promise<ContactMessage> {
  return db.transaction(async (trx) => {
    // Both keys of the same words, so that two of them do not pass each other at the turn of a minute.
    for (const key of sent.dedupKeys.toSorted()) await lockText(trx, key)
    const repeated = await findRepeated(sent, trx)
    if (repeated) return repeated
    await sent.message.useTransaction(trx).save()
    await queueNotifications(trx, sent.message)
    return sent.message
  })
}
