import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queueNotifications } from '#actions/queue_notifications'
import { KeyReused } from '#exceptions/refusals'
import ContactMessage from '#models/contact_message'
import { readClient } from '#database/read_client'
import { searchText } from '#support/search_text'
import { timestamp } from '#support/timestamp'
import {
  CONTACT_ELAPSED_FIELD,
  CONTACT_MIN_ELAPSED_MS,
  CONTACT_HONEYPOT_FIELD,
} from '#shared/rules/contact_rules'
import type { contactMessageValidator } from '#validators/contact_message'

type ContactForm = Infer<typeof contactMessageValidator>

const MINUTE = 60_000

const TEXTS = ['name', 'email', 'phone', 'subject', 'message'] as const

/** The same key, or the same words within a minute, are one message; a robot leaves nothing. */
export async function findRepeated(
  form: ContactForm,
  idempotencyKey?: string
): Promise<ContactMessage | null> {
  const row = rowOf(form, idempotencyKey)
  const stored = await findStored(row, readClient())
  return stored && sameAs(row, stored)
}

export async function storeContactMessage(form: ContactForm, idempotencyKey?: string) {
  const row = rowOf(form, idempotencyKey)
  if (isRobot(form)) return { isNew: true, message: row }
  const stored = await insert(row)
  return { isNew: stored.id === row.id, message: sameAs(row, stored) }
}

function rowOf(form: ContactForm, idempotencyKey?: string): ContactMessage {
  const { name, email, message, phone = '', subject = '', language = null } = form
  const text = { name, email, phone, subject, message }
  return new ContactMessage().fill({
    ...text,
    language,
    id: randomUUIDv7(),
    isRead: false,
    dedupKey: dedupKeyOf(text, idempotencyKey),
    createdAt: timestamp(),
    searchText: searchText(name, email, message, subject),
  })
}

async function findStored(
  row: ContactMessage,
  client: QueryClientContract
): Promise<ContactMessage | null> {
  const [kind, hash, minute] = row.dedupKey.split(':')
  const keys = [row.dedupKey, ...(kind === 'text' ? [`text:${hash}:${Number(minute) - 1}`] : [])]
  const all = await ContactMessage.query({ client }).whereIn('dedup_key', keys)
  const since = timestamp(Date.parse(row.createdAt) - MINUTE)
  return (
    all.find(({ dedupKey }) => dedupKey === row.dedupKey) ??
    all.find(({ createdAt }) => createdAt > since) ??
    null
  )
}

/** What is stored under the key; nobody is shown what another has written. */
function sameAs(row: ContactMessage, stored: ContactMessage): ContactMessage {
  if (TEXTS.every((name) => stored[name] === row[name])) return stored
  throw new KeyReused()
}

function isRobot(form: ContactForm): boolean {
  const elapsed = form[CONTACT_ELAPSED_FIELD]
  const isHasty = typeof elapsed === 'number' && elapsed < CONTACT_MIN_ELAPSED_MS
  const honeypot = form[CONTACT_HONEYPOT_FIELD]
  return isHasty || (honeypot !== undefined && honeypot !== null && honeypot !== '')
}

function dedupKeyOf(text: Record<string, string>, idempotencyKey?: string): string {
  if (idempotencyKey) return `key:${idempotencyKey}`
  const hash = createHash('sha256')
    .update(JSON.stringify(Object.values(text)))
    .digest('hex')
  return `text:${hash}:${Math.floor(Date.now() / MINUTE)}`
}

function insert(row: ContactMessage): Promise<ContactMessage> {
  return db.transaction(async (trx) => {
    const repeated = await findStored(row, trx)
    if (repeated) return repeated
    const columns = ContactMessage.$columnsDefinitions
    const values = Object.fromEntries(
      Object.entries(row.$attributes).map(([name, value]) => [columns.get(name)!.columnName, value])
    )
    await trx.knexQuery().table('contact_messages').insert(values).onConflict('dedup_key').ignore()
    const stored = await ContactMessage.findByOrFail({ dedupKey: row.dedupKey }, { client: trx })
    if (stored.id === row.id) await queueNotifications(trx, stored)
    return stored
  })
}
