import { toColumn } from '#database/columns'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueAccountMail } from '#actions/queue_account_mail'
import { logActivity } from '#activity/log'
import { type Device, rememberDevice } from '#auth/known_device'
import User from '#models/user'

interface Options {
  isLogged?: boolean
  verify?: (trx: TransactionClientContract) => Promise<void>
}

/** @returns null when the password was changed since it was checked */
export async function openSession(
  user: User,
  device: Device,
  { isLogged = true, verify }: Options = {}
): Promise<string | null> {
  return db.transaction(async (trx) => {
    // Locked: a password change either ends this session or makes this transaction fail.
    const row = await trx.from('users').where('id', user.id).forUpdate().first()
    if (row?.password !== user.password) return null
    await verify?.(trx)
    if (await rememberDevice(trx, user.id, device)) {
      await queueAccountMail(trx, user.email, 'new-device', { device: device.name })
    }
    if (isLogged) {
      await logActivity(trx, { kind: 'account', action: 'signed_in', account: user.id })
    }
    const token = await User.accessTokens.create(user, ['*'], {
      client: trx,
      name: toColumn(device.name)!,
    })
    return token.value!.release()
  })
}
