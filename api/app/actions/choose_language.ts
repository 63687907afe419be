import db from '@adonisjs/lucid/services/db'
import { differenceOf, noteActivity } from '#queries/activity_log'
import type User from '#models/user'
import type { AppLanguage } from '#shared/text/languages'

export default class ChooseLanguage {
  async handle(user: User, language: AppLanguage) {
    const difference = differenceOf({ language: user.language }, { language })
    user.language = language
    await db.transaction(async (trx) => {
      await user.useTransaction(trx).save()
      if (!difference) return
      await noteActivity(trx, { kind: 'account', deed: 'language_changed', ...difference })
    })
  }
}
