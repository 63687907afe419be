import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'

/** The session may have ended while the body was being received. */
export async function checkSessionAfterBody({ auth }: HttpContext) {
  const token = auth.user?.currentAccessToken
  if (!token) return
  const row = await db
    .from('auth_access_tokens')
    .where('id', String(token.identifier))
    .select('id')
    .first()
  if (row) return
  throw new errors.E_UNAUTHORIZED_ACCESS('The session has ended', {
    guardDriverName: 'access_tokens',
  })
}
