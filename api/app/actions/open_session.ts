import db from '@adonisjs/lucid/services/db'
import QueueAccountMail from '#actions/queue_account_mail'
import { noteActivity } from '#models/activity'
import { type Device, rememberDevice } from '#models/known_device'
import User from '#models/user'

/** Opens a session for a director whose password was found right, and remembers the device. */
export default class OpenSession {
  /**
   * @param user with the hash that the password was compared with
   * @param options.isNoted false where what it follows is written down already: a new password
   * @returns the token; null when another hash is stored by now: then the password proves nothing
   */
  async handle(user: User, device: Device, { isNoted = true } = {}): Promise<string | null> {
    return db.transaction(async (trx) => {
      // Locked: a change of password ends either this session or this transaction.
      const row = await trx.from('users').where('id', user.id).forUpdate().first()
      if (row?.password !== user.password) return null
      if (await rememberDevice(trx, user.id, device)) {
        await new QueueAccountMail().handle(trx, user.email, 'new-device', device.browser)
      }
      if (isNoted) {
        await noteActivity(trx, { kind: 'account', deed: 'signed_in', account: user.id })
      }
      const token = await User.accessTokens.create(user, ['*'], { client: trx })
      return token.value!.release()
    })
  }
}
