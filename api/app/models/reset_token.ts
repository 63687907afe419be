import { createHmac, timingSafeEqual } from 'node:crypto'
import User from '#models/user'
import { isUuid } from '#models/uuid'
import { appKey } from '#start/env'

/** How long a link sets a new password, in milliseconds. */
const VALID_FOR = 30 * 60_000

/** The stored hash is signed too: once the password is another one, no older link says the truth. */
function signature(user: User, expiry: string): Buffer {
  const what = `password-reset ${user.id} ${expiry} ${user.password}`
  return createHmac('sha256', appKey).update(what).digest()
}

/**
 * What a director proves with that the mail arrived: `<account>.<expiry>.<signature>`. Stored nowhere,
 * so that no copy of the database opens an account.
 * @param askedAt in milliseconds
 * @returns null when it would have ended already
 */
export function resetToken(user: User, askedAt: number): string | null {
  const end = askedAt + VALID_FOR
  if (end < Date.now()) return null
  const expiry = end.toString(36)
  return [user.id, expiry, signature(user, expiry).toString('base64url')].join('.')
}

/** The director whose token it is; null for one that ended, was used, or is none of ours. */
export async function ownerOfResetToken(token: string): Promise<User | null> {
  const [id = '', expiry = '', signed = ''] = token.split('.')
  if (!isUuid(id) || !(Number.parseInt(expiry, 36) >= Date.now())) return null
  const user = await User.find(id)
  const presented = Buffer.from(signed, 'base64url')
  if (!user || presented.length !== 32) return null
  return timingSafeEqual(presented, signature(user, expiry)) ? user : null
}
