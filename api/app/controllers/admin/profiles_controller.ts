import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { differenceOf } from '#activity/difference'
import { logActivity } from '#activity/log'
import UserTransformer from '#transformers/user_transformer'
import { profileValidator } from '#validators/credentials'

export default class ProfilesController {
  async show({ auth, serializeBare }: HttpContext) {
    return serializeBare({ user: UserTransformer.transform(auth.getUserOrFail()) })
  }

  async update({ auth, request, serializeBare }: HttpContext) {
    const { language } = await request.validateUsing(profileValidator)
    const user = auth.getUserOrFail()
    const difference = differenceOf({ language: user.language }, { language })
    await db.transaction(async (trx) => {
      await user.merge({ language }).useTransaction(trx).save()
      if (!difference) return
      await logActivity(trx, { kind: 'account', action: 'language_changed', ...difference })
    })
    return serializeBare({ user: UserTransformer.transform(user) })
  }
}
