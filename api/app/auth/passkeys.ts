import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { timestamp } from '#support/timestamp'
import { namesIn } from '#shared/identity/academy_names'
import env, { appKey } from '#start/env'
import { MINUTE_MS } from '#shared/days/durations'

const { origin, hostname } = new URL(env.get('APP_URL') ?? `http://localhost:${env.get('PORT')}`)

/** From the settings, because a client chooses its own `Host` header. */
export const relyingParty = { name: namesIn('en').academy, id: hostname, origin }

/** Loaded on first use: 26 MB and a third of a second. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

export const PASSKEY_ALGORITHMS = [-8, -7, -257]

export const CHALLENGE_VALID_FOR = 5 * MINUTE_MS

const RANDOM_BYTES = 16
const EXPIRY_BYTES = 8

/** Registration is bound to the session in which the password was confirmed. */
export type ChallengePurpose = 'sign-in' | `registration:${string}`

const signature = (purpose: ChallengePurpose, head: Buffer) =>
  createHmac('sha256', appKey).update(`passkey ${purpose} `).update(head).digest()

/** Signed instead of stored, so that requesting many challenges writes nothing. */
export function makeChallenge(
  purpose: ChallengePurpose,
  now = Date.now()
): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(RANDOM_BYTES + EXPIRY_BYTES)
  randomBytes(RANDOM_BYTES).copy(head)
  head.writeBigUInt64BE(BigInt(now + CHALLENGE_VALID_FOR), RANDOM_BYTES)
  return new Uint8Array([...head, ...signature(purpose, head)])
}

export function isChallenge(challenge: string, purpose: ChallengePurpose): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  const head = bytes.subarray(0, RANDOM_BYTES + EXPIRY_BYTES)
  const expected = signature(purpose, head)
  const signed = bytes.subarray(RANDOM_BYTES + EXPIRY_BYTES)
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return false
  return head.readBigUInt64BE(RANDOM_BYTES) > BigInt(Date.now())
}

export async function consumeChallenge(trx: TransactionClientContract, challenge: string) {
  const bytes = Buffer.from(challenge, 'base64url')
  const row = {
    challenge: bytes.subarray(0, RANDOM_BYTES).toString('base64url'),
    ends_at: timestamp(Number(bytes.readBigUInt64BE(RANDOM_BYTES))),
  }
  // Knex itself: on SQLite Lucid's insert returns a row even when none was inserted.
  const rows: unknown[] = await trx
    .knexQuery()
    .table('used_challenges')
    .insert(row)
    .onConflict('challenge')
    .ignore()
    .returning('challenge')
  return rows.length > 0
}
