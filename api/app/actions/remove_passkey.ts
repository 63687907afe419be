import db from '@adonisjs/lucid/services/db'
import { logActivity } from '#activity/log'
import { NotFound } from '#exceptions/refusals'
import Passkey from '#models/passkey'
import { isUuid } from '#support/uuid'

/** @throws NotFound, also for a passkey of somebody else */
export async function removePasskey(userId: string, id: string) {
  await db.transaction(async (trx) => {
    const own = { id: isUuid(id) ? id : '', userId }
    const passkey = await Passkey.findBy(own, { client: trx })
    if (!passkey) throw new NotFound()
    await passkey.delete()
    await logActivity(trx, {
      kind: 'account',
      action: 'passkey_removed',
      after: { device: passkey.device },
    })
  })
}
