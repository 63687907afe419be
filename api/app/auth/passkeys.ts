import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { timestamp } from '#database/timestamp'
import { identity } from '#shared/identity/identity'
import env, { appKey } from '#start/env'

const { origin, hostname } = new URL(env.get('APP_URL') ?? `http://localhost:${env.get('PORT')}`)

/** Never read from a request, whose `Host` is whatever its sender likes. */
export const relyingParty = { name: identity.name, id: hostname, origin }

/** 26 MB and a third of a second, which only processes pay that somebody uses a passkey with. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

export const PASSKEY_ALGORITHMS = [-8, -7, -257]

export const CHALLENGE_VALID_FOR = 5 * 60_000

const RANDOM = 16
const END = 8

/** What it may be answered for; to add a passkey, only in the session whose password was typed. */
export type ChallengePurpose = 'sign-in' | `registration:${string}`

const signature = (purpose: ChallengePurpose, head: Buffer) =>
  createHmac('sha256', appKey).update(`passkey ${purpose} `).update(head).digest()

/** Stored nowhere until it is answered, so that whoever asks for many of them writes nothing. */
export function makeChallenge(
  purpose: ChallengePurpose,
  now = Date.now()
): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(RANDOM + END)
  randomBytes(RANDOM).copy(head)
  head.writeBigUInt64BE(BigInt(now + CHALLENGE_VALID_FOR), RANDOM)
  return new Uint8Array([...head, ...signature(purpose, head)])
}

export function isChallenge(challenge: string, purpose: ChallengePurpose): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  const head = bytes.subarray(0, RANDOM + END)
  const expected = signature(purpose, head)
  const signed = bytes.subarray(RANDOM + END)
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return false
  return head.readBigUInt64BE(RANDOM) > BigInt(Date.now())
}

export async function takeChallenge(trx: TransactionClientContract, challenge: string) {
  const bytes = Buffer.from(challenge, 'base64url')
  const row = {
    challenge: bytes.subarray(0, RANDOM).toString('base64url'),
    ends_at: timestamp(Number(bytes.readBigUInt64BE(RANDOM))),
  }
  // Knex itself: on SQLite Lucid's own insert gives a row back even where none was inserted.
  const rows: unknown[] = await trx
    .knexQuery()
    .table('used_challenges')
    .insert(row)
    .onConflict('challenge')
    .ignore()
    .returning('challenge')
  return rows.length > 0
}
