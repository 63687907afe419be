import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import QueueAccountMail from '#actions/queue_account_mail'
import { noteActivity } from '#queries/activity_log'
import { type Device, rememberDevice } from '#auth/known_device'
import User from '#models/user'

interface Options {
  isNoted?: boolean
  proof?: (trx: TransactionClientContract) => Promise<void>
}

export default class OpenSession {
  /** @returns null when another hash is stored by now: then nothing is proved */
  async handle(
    user: User,
    device: Device,
    { isNoted = true, proof }: Options = {}
  ): Promise<string | null> {
    return db.transaction(async (trx) => {
      // Locked: a change of password ends either this session or this transaction.
      const row = await trx.from('users').where('id', user.id).forUpdate().first()
      if (row?.password !== user.password) return null
      await proof?.(trx)
      if (await rememberDevice(trx, user.id, device)) {
        await new QueueAccountMail().handle(trx, user.email, 'new-device', device.browser)
      }
      if (isNoted) {
        await noteActivity(trx, { kind: 'account', action: 'signed_in', account: user.id })
      }
      const token = await User.accessTokens.create(user, ['*'], {
        client: trx,
        name: device.browser,
      })
      return token.value!.release()
    })
  }
}
