import db from '@adonisjs/lucid/services/db'
import { noteActivity } from '#models/activity'
import type User from '#models/user'

/** Ends one session of a director, or all: their tokens are worth nothing from now on. */
export default class EndSessions {
  /** @param id of the one session */
  async handle(user: User, id?: string) {
    await db.transaction(async (trx) => {
      const sessions = trx.from('auth_access_tokens').where('tokenable_id', user.id)
      if (id) sessions.where('id', id)
      await sessions.delete()
      await noteActivity(trx, {
        kind: 'account',
        deed: id ? 'signed_out' : 'signed_out_everywhere',
      })
    })
  }
}
