import type { HttpContext } from '@adonisjs/core/http'
import { changeLanguage } from '#actions/change_language'
import UserTransformer from '#transformers/user_transformer'
import { profileValidator } from '#validators/credentials'

export default class ProfilesController {
  async show({ auth, serializeBare }: HttpContext) {
    return serializeBare({ user: UserTransformer.transform(auth.getUserOrFail()) })
  }

  async update({ auth, request, serializeBare }: HttpContext) {
    const { language } = await request.validateUsing(profileValidator)
    const user = auth.getUserOrFail()
    await changeLanguage(user, language)
    return serializeBare({ user: UserTransformer.transform(user) })
  }
}
