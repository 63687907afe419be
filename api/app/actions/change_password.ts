import db from '@adonisjs/lucid/services/db'
import type User from '#models/user'

/** Sets a new password; every session of the director ends, the one that asked included. */
export default class ChangePassword {
  async handle(user: User, password: string) {
    await db.transaction(async (trx) => {
      await user.useTransaction(trx).merge({ password }).save()
      await trx.from('auth_access_tokens').where('tokenable_id', user.id).delete()
    })
  }
}
