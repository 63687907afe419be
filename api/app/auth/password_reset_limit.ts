import limiter from '@adonisjs/limiter/services/main'
import { hashedAddress } from '#auth/hashed_address'
import { serialized } from '#auth/serialized'
import env from '#start/env'

const HOUR = 3600

/**
 * Counts a request for a link: by where it comes from, and by the address that was typed, whether it
 * has an account or not.
 * @throws E_TOO_MANY_REQUESTS
 */
export async function limitPasswordResets(account: string, network: string) {
  const hash = hashedAddress(account)
  const few = env.get('LIMIT_SIGN_IN')
  const all = limiter.multi([
    { requests: few * 2, duration: HOUR, key: `password-reset:${network}` },
    { requests: few, duration: HOUR, key: `password-reset:${hash}:${network}` },
    { requests: few * 2, duration: HOUR, key: `password-reset:${hash}` },
  ])
  await serialized(() => all.consume())
}
