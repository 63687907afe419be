import { createHmac, timingSafeEqual } from 'node:crypto'
import User from '#models/user'
import { isUuid } from '#support/uuid'
import { appKey } from '#start/env'
import { MINUTE_MS } from '#shared/days/durations'

const VALID_FOR = 30 * MINUTE_MS

/** The stored hash is signed too, so that a password change ends all older links. */
function tokenOf(user: User, expiry: string): string {
  const content = `password-reset ${user.id} ${expiry} ${user.password}`
  const signature = createHmac('sha256', appKey).update(content).digest('base64url')
  return [user.id, expiry, signature].join('.')
}

/** `<user id>.<expiry>.<signature>`; not stored, so a copy of the database is of no use. */
export function resetToken(user: User, requestedAt: number): string | null {
  const end = requestedAt + VALID_FOR
  if (end < Date.now()) return null
  return tokenOf(user, end.toString(36))
}

export async function ownerOfResetToken(token: string): Promise<User | null> {
  const [id = '', expiry = ''] = token.split('.')
  if (!isUuid(id) || !(Number.parseInt(expiry, 36) >= Date.now())) return null
  const user = await User.find(id)
  if (!user) return null
  const [actual, expected] = [token, tokenOf(user, expiry)].map((text) => Buffer.from(text))
  const isSame = actual!.length === expected!.length && timingSafeEqual(actual!, expected!)
  return isSame ? user : null
}
