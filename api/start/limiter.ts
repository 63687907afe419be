import { createHash } from 'node:crypto'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { serialQueue } from '#support/serial_queue'
import { ContactCeiling } from '#exceptions/refusals'
import ContactMessage from '#models/contact_message'
import env from '#start/env'

const MINUTE = 60
const HOUR = 60 * MINUTE

const hourly = (requests: number) => ({ requests, duration: HOUR })

const hashed = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)

const oneAtATime = serialQueue()

/** Overlapping or failed savepoints of the SQLite store would keep the write lock. */
const serialized = <T>(count: () => Promise<T>): Promise<T> =>
  oneAtATime(() =>
    count().catch(async (error) => {
      const isFailed = String(error.code).startsWith('SQLITE_')
      if (isFailed)
        await db
          .connection('limits')
          .rawQuery('rollback')
          .catch(() => undefined)
      throw error
    })
  )

type Counts = ReturnType<typeof limiter.multi>

/** One use of one limit. */
type Counted = ReturnType<Counts['list']>[number]

async function consume(counts: Counts) {
  try {
    await serialized(() => counts.consume())
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    const waits = counts.list().map((one) => serialized(() => one.limiter.availableIn(one.key)))
    error.response.availableIn = Math.max(...(await Promise.all(waits)))
    throw error
  }
}

/** Counts before comparing the password, so that parallel guesses count too. */
export async function limitGuesses<T>(
  account: string,
  origin: string,
  attempt: () => Promise<T>,
  { alsoByEmail = false } = {}
) {
  const limit = env.get('LIMIT_SIGN_IN')
  const key = `sign-in:${hashed(account)}`
  const perOrigin = { requests: limit * 4, duration: 15 * MINUTE, key: `sign-in:${origin}` }
  const perAccount = { requests: limit * 4, duration: 15 * MINUTE, key }
  // A longer window allows fewer guesses per minute.
  const perBoth = [
    { requests: limit, duration: 15 * MINUTE },
    { requests: limit * 3, duration: 6 * HOUR },
    { requests: limit * 6, duration: 24 * HOUR },
  ].map((window) => ({ ...window, key: `${key}:${origin}:${window.duration}` }))
  const counts = limiter.multi([perOrigin, ...perBoth, ...(alsoByEmail ? [perAccount] : [])])
  await consume(counts)
  const result = await attempt().catch(async (error: { status?: number }) => {
    // A server that is busy or broken has compared no password.
    if ((error.status ?? 500) >= 500) await takeBack(counts.list())
    throw error
  })
  // One by one: the multi limiter would do it in parallel, with overlapping savepoints.
  for (const one of counts.list()) {
    const isShared = one.key === perOrigin.key || one.key === perAccount.key
    await serialized<unknown>(() =>
      isShared ? one.limiter.decrement(one.key) : one.limiter.delete(one.key)
    )
  }
  return result
}

export async function takeBack(counted: Counted[]) {
  for (const one of counted) await serialized(() => one.limiter.decrement(one.key))
}

/**
 * Counts a mail that is asked for. Strangers share few an hour for one address; a known device has its own
 * limits, which they cannot use up.
 */
export async function limitPasswordResets(
  account: string,
  { origin, isKnown }: { origin: string; isKnown: boolean }
) {
  const limit = env.get('LIMIT_SIGN_IN')
  const key = `password-reset:${hashed(account)}`
  await consume(
    limiter.multi([
      { ...hourly(limit * 2), key: `password-reset:${origin}` },
      isKnown
        ? { ...hourly(limit), key: `${key}:${origin}` }
        : { ...hourly(Math.ceil(limit / 2)), key },
    ])
  )
}

export async function limitTestEmails() {
  await consume(limiter.multi([{ requests: 5, duration: 10 * MINUTE, key: 'test-email' }]))
}

/**
 * Counts a message of a visitor. People who have written before have a separate limit, so that strangers
 * cannot block them.
 * @returns what to take back where the message was none
 */
export async function countMessage(email: string, address: string): Promise<Counted[]> {
  const own = limiter.multi([
    { ...hourly(env.get('LIMIT_CONTACT_ADDRESS')), key: `contact:${address}` },
    { ...hourly(env.get('LIMIT_CONTACT_EMAIL')), key: `contact:${hashed(email)}:${address}` },
  ])
  await consume(own)
  try {
    return [...own.list(), await countAll(email)]
  } catch (error) {
    // What the others have used up is not the sender's.
    if (error instanceof ContactCeiling) await takeBack(own.list())
    throw error
  }
}

async function countAll(email: string) {
  const all = limiter.use(hourly(env.get('LIMIT_CONTACT_TOTAL')))
  for (const key of ['contact:all', 'contact:known']) {
    if (key === 'contact:known' && !(await ContactMessage.isFromBefore(email))) break
    if (await serialized(() => all.attempt(key, () => true))) return { limiter: all, key }
  }
  throw new ContactCeiling(await serialized(() => all.availableIn('contact:all')))
}
