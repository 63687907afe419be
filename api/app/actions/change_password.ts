import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { queueAccountMail } from '#actions/queue_account_mail'
import { FieldError } from '#exceptions/field_error'
import { logActivity } from '#activity/log'
import { affected } from '#database/affected'
import { timestamp } from '#support/timestamp'
import type User from '#models/user'

/**
 * Removes all passkeys: somebody who knew the old password may have added one (record 42).
 * @param options.isVerified the password was compared with the hash of `user`: refused when the
 * stored one has changed since
 */
export async function changePassword(user: User, password: string, { isVerified = false } = {}) {
  const hashed = await hash.make(password)
  await db.transaction(async (trx) => {
    const expected = isVerified ? { password: user.password } : {}
    const row = trx.from('users').where({ id: user.id, ...expected })
    const change = { password: hashed, updated_at: timestamp() }
    if ((await affected(row.update(change))) === 0)
      throw new FieldError({ currentPassword: { code: 'password_wrong' } })
    await trx.from('auth_access_tokens').where('tokenable_id', user.id).delete()
    await logActivity(trx, { kind: 'account', action: 'password_changed', account: user.id })
    await trx.from('passkeys').where('user_id', user.id).delete()
    await queueAccountMail(trx, user.email, 'new-password')
  })
  user.merge({ password: hashed }).$hydrateOriginals()
}
