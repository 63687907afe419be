import { createHash } from 'node:crypto'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { ContactCeiling } from '#exceptions/contact_ceiling'
import { serialized } from '#limits/serialized'
import ContactMessage from '#models/contact_message'
import env from '#start/env'

type Limit = ReturnType<typeof limiter.use>

const hourly = (requests: number) => limiter.use({ requests, duration: '1 hour' })

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
  const hash = createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)
  const counted: [Limit, string][] = [
    [hourly(env.get('LIMIT_CONTACT_ADDRESS')), `contact:${address}`],
    [hourly(env.get('LIMIT_CONTACT_EMAIL')), `contact:${hash}:${address}`],
  ]
  for (const [limit, key] of counted) await serialized(() => limit.consume(key))
  counted.push(await countAll(email))
  const { isNew, message } = await store()
  if (isNew) return message
  for (const [limit, key] of counted) await serialized(() => limit.decrement(key))
  return message
}

async function countAll(email: string): Promise<[Limit, string]> {
  const all = hourly(env.get('LIMIT_CONTACT_TOTAL'))
  for (const key of ['contact:all', 'contact:known']) {
    if (key === 'contact:known' && !(await ContactMessage.isFromBefore(email))) break
    if (await isWithin(all, key)) return [all, key]
  }
  throw new ContactCeiling(await serialized(() => all.availableIn('contact:all')))
}

async function isWithin(limit: Limit, key: string): Promise<boolean> {
  try {
    await serialized(() => limit.consume(key))
    return true
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) return false
    throw error
  }
}
