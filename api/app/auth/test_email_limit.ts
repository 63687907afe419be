import limiter from '@adonisjs/limiter/services/main'
import { serialized } from '#auth/serialized'

/**
 * Counts a request for test mails, all directors' together: each goes to up to 20 people at once.
 * @throws E_TOO_MANY_REQUESTS
 */
export async function limitTestEmails() {
  const limit = limiter.use({ requests: 5, duration: '10 mins' })
  await serialized(() => limit.consume('test-email'))
}
