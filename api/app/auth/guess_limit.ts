import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { hashedAddress } from '#auth/hashed_address'
import { serialized } from '#auth/serialized'
import env from '#start/env'

/** In seconds. */
const MINUTE = 60
const HOUR = 60 * MINUTE

/** One window of counting; each longer one allows fewer guesses a minute than the one before. */
function windows() {
  const few = env.get('LIMIT_SIGN_IN')
  return [
    { requests: few, duration: 15 * MINUTE },
    { requests: few * 3, duration: 6 * HOUR },
    { requests: few * 6, duration: 24 * HOUR },
  ]
}

/**
 * Counts a guess before the password is looked at, so that guesses made at once are counted too, and
 * forgets what was counted when it succeeds. Only ever by account and origin together, or by origin:
 * nobody can lock the director out from elsewhere.
 * @param origin where the guess comes from: an address, or the session it was made in
 * @throws E_TOO_MANY_REQUESTS
 */
export async function limitGuesses<T>(account: string, origin: string, attempt: () => Promise<T>) {
  const hash = hashedAddress(account)
  const key = `sign-in:${hash}:${origin}`
  const all = limiter.multi([
    { requests: env.get('LIMIT_SIGN_IN') * 4, duration: 15 * MINUTE, key: `sign-in:${origin}` },
    ...windows().map((window) => ({ ...window, key: `${key}:${window.duration}` })),
  ])
  const [perOrigin, ...perAccount] = all.list()
  try {
    await serialized(() => all.consume())
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    // The longest of them is how long there is to wait.
    const waits = all.list().map((one) => serialized(() => one.limiter.availableIn(one.key)))
    error.response.availableIn = Math.max(...(await Promise.all(waits)))
    throw error
  }
  const result = await attempt()
  // One by one: the multi limiter's own methods would do it at once, in savepoints that overlap.
  for (const one of perAccount) await serialized(() => one.limiter.delete(one.key))
  await serialized(() => perOrigin!.limiter.decrement(perOrigin!.key))
  return result
}
