import { createHmac, timingSafeEqual } from 'node:crypto'
import User from '#models/user'
import { isUuid } from '#database/uuid'
import { appKey } from '#start/env'

const VALID_FOR = 30 * 60_000

/** The stored hash is signed too: once the password is another one, no older link says the truth. */
function tokenOf(user: User, expiry: string): string {
  const what = `password-reset ${user.id} ${expiry} ${user.password}`
  const signature = createHmac('sha256', appKey).update(what).digest('base64url')
  return [user.id, expiry, signature].join('.')
}

/** `<account>.<expiry>.<signature>`, stored nowhere: no copy of the database opens an account. */
export function resetToken(user: User, askedAt: number): string | null {
  const end = askedAt + VALID_FOR
  if (end < Date.now()) return null
  return tokenOf(user, end.toString(36))
}

export async function ownerOfResetToken(token: string): Promise<User | null> {
  const [id = '', expiry = ''] = token.split('.')
  if (!isUuid(id) || !(Number.parseInt(expiry, 36) >= Date.now())) return null
  const user = await User.find(id)
  if (!user) return null
  const [presented, made] = [token, tokenOf(user, expiry)].map((text) => Buffer.from(text))
  const isSame = presented!.length === made!.length && timingSafeEqual(presented!, made!)
  return isSame ? user : null
}
