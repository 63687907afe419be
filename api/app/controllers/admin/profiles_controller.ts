import type { HttpContext } from '@adonisjs/core/http'
import UserTransformer from '#transformers/user_transformer'

export default class ProfilesController {
  async show({ auth, serializeBare }: HttpContext) {
    return serializeBare({ user: UserTransformer.transform(auth.getUserOrFail()) })
  }
}
