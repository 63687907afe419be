import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueAccountMail } from '#actions/queue_account_mail'
import { FieldError } from '#exceptions/field_error'
import { Forbidden } from '#exceptions/refusals'
import { logActivity } from '#activity/log'
import { lockUsers } from '#writes/locks'
import User from '#models/user'

interface Credentials {
  email: string
  password: string
}

interface Options {
  first?: boolean
  /** The director who adds another one. */
  by?: User
}

export async function registerDirector(
  { email, password }: Credentials,
  { first = false, by }: Options = {}
) {
  const user = new User().fill({
    email: email.toLowerCase(),
    password: await hash.make(password),
  })
  return db.transaction(async (trx) => {
    await lockUsers(trx)
    if (by) await assertUnchanged(trx, by)
    const taken = await User.findBy({ email: user.email }, { client: trx })
    if (taken) throw new FieldError({ email: { code: 'email_taken' } })
    if (first && (await User.query({ client: trx }).first())) throw new Forbidden()
    await user.useTransaction(trx).save()
    const details = { name: user.email, account: user.id }
    await logActivity(trx, { kind: 'account', action: 'director_added', ...details })
    if (!first) await notifyDirectors(trx, user.email)
    return user
  })
}

/** Hashing takes a while: who adds may have been removed, or given a new password, meanwhile. */
async function assertUnchanged(trx: TransactionClientContract, { id, password }: User) {
  if (!(await User.findBy({ id, password }, { client: trx }))) throw new Forbidden()
}

async function notifyDirectors(trx: TransactionClientContract, added: string) {
  for (const { email } of await User.query({ client: trx }).orderBy('email')) {
    await queueAccountMail(trx, email, 'new-director', { account: added })
  }
}
