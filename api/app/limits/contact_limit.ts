import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { counting } from '#limits/counting'
import env from '#start/env'

/**
 * Counts a message from the contact form.
 * @throws E_TOO_MANY_REQUESTS
 */
export async function limitContact(email: string, address: string) {
  const byAddress = limiter.use({ requests: env.get('LIMIT_CONTACT_ADDRESS'), duration: '1 hour' })
  const byEmail = limiter.use({ requests: env.get('LIMIT_CONTACT_EMAIL'), duration: '1 hour' })
  const hash = createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)
  await counting(() => byAddress.consume(`contact:${address}`))
  await counting(() => byEmail.consume(`contact:${hash}`))
}
