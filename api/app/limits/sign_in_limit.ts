import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { counting } from '#limits/counting'
import env from '#start/env'

/** One window of counting; each longer one allows fewer guesses a minute than the one before. */
function windows() {
  const few = env.get('LIMIT_SIGN_IN')
  return [
    { requests: few, duration: '15 mins' },
    { requests: few * 3, duration: '6 hours' },
    { requests: few * 6, duration: '24 hours' },
  ]
}

/**
 * Counts a sign-in before the password is looked at, so that guesses made at once are counted too,
 * and forgets what was counted when it succeeds. Only ever by account and address together, or by
 * address: nobody can lock the director out from elsewhere.
 * @throws E_TOO_MANY_REQUESTS
 */
export async function limitSignIn<T>(email: string, address: string, attempt: () => Promise<T>) {
  const account = createHash('sha256').update(email).digest('base64url').slice(0, 22)
  const key = `sign-in:${account}:${address}`
  const perAccount = windows().map((window) => ({
    limit: limiter.use(window),
    key: `${key}:${window.duration}`,
  }))
  const perAddress = {
    limit: limiter.use({ requests: env.get('LIMIT_SIGN_IN') * 4, duration: '15 mins' }),
    key: `sign-in:${address}`,
  }
  for (const { limit, key: counted } of [perAddress, ...perAccount]) {
    await counting(() => limit.consume(counted))
  }
  const result = await attempt()
  for (const { limit, key: counted } of perAccount) await counting(() => limit.delete(counted))
  await counting(() => perAddress.limit.decrement(perAddress.key))
  return result
}
