import db from '@adonisjs/lucid/services/db'
import { queueAccountMail } from '#actions/queue_account_mail'
import { Forbidden, NotFound, OwnAccount } from '#exceptions/refusals'
import { logActivity } from '#activity/log'
import User from '#models/user'
import { isUuid } from '#support/uuid'

export async function removeDirector(user: User, id: string) {
  if (id === user.id) throw new OwnAccount()
  await db.transaction(async (trx) => {
    // All rows, locked in one order: when two directors remove each other, one of them is refused.
    const users = await User.query({ client: trx }).orderBy('id').forUpdate()
    const { password } = users.find((one) => one.id === user.id) ?? {}
    if (password !== user.password) throw new Forbidden()
    const removed = isUuid(id) && users.find((one) => one.id === id)
    if (!removed) throw new NotFound()
    await removed.delete()
    await logActivity(trx, { kind: 'account', action: 'director_removed', name: removed.email })
    for (const { email } of users) {
      await queueAccountMail(trx, email, 'director-removed', {
        account: removed.email,
      })
    }
  })
}
