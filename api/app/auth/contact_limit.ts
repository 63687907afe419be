import limiter from '@adonisjs/limiter/services/main'
import { ContactCeiling } from '#exceptions/refusals'
import { hashedAddress } from '#auth/hashed_address'
import { serialized } from '#auth/serialized'
import ContactMessage from '#models/contact_message'
import env from '#start/env'

const hourly = (requests: number) => ({ requests, duration: '1 hour' })

/**
 * Counts a message from the contact form, and gives the counts back when it was no new one. An email
 * counts together with the address it is sent from: nobody can use up what belongs to another. How
 * many can come at all in an hour has a ceiling, and those who have written before have one of their
 * own, so that a flood of strangers leaves them room.
 * @throws E_TOO_MANY_REQUESTS; ContactCeiling
 */
export async function limitContact(
  email: string,
  address: string,
  store: () => Promise<{ isNew: boolean; message: ContactMessage }>
): Promise<ContactMessage> {
  const hash = hashedAddress(email.toLowerCase())
  const own = limiter.multi([
    { ...hourly(env.get('LIMIT_CONTACT_ADDRESS')), key: `contact:${address}` },
    { ...hourly(env.get('LIMIT_CONTACT_EMAIL')), key: `contact:${hash}:${address}` },
  ])
  await serialized(() => own.consume())
  const counted = [...own.list(), await countAll(email)]
  const { isNew, message } = await store()
  if (isNew) return message
  // One by one: the multi limiter's own method would do it at once, in savepoints that overlap.
  for (const one of counted) await serialized(() => one.limiter.decrement(one.key))
  return message
}

async function countAll(email: string) {
  const all = limiter.use(hourly(env.get('LIMIT_CONTACT_TOTAL')))
  for (const key of ['contact:all', 'contact:known']) {
    if (key === 'contact:known' && !(await ContactMessage.isFromBefore(email))) break
    if (await serialized(() => all.attempt(key, () => true))) return { limiter: all, key }
  }
  throw new ContactCeiling(await serialized(() => all.availableIn('contact:all')))
}
