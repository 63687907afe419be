import db from '@adonisjs/lucid/services/db'
import { differenceOf } from '#activity/difference'
import { logActivity } from '#activity/log'
import type User from '#models/user'
import type { Language } from '#shared/languages/languages'

/** The language of the admin and of mails. */
export async function changeLanguage(user: User, language: Language) {
  const difference = differenceOf({ language: user.language }, { language })
  await db.transaction(async (trx) => {
    await user.merge({ language }).useTransaction(trx).save()
    if (!difference) return
    await logActivity(trx, {
      kind: 'account',
      action: 'language_changed',
      ...difference,
    })
  })
}
