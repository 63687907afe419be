import type { HttpContext } from '@adonisjs/core/http'
import User from '#models/user'
import UserTransformer from '#transformers/user_transformer'
import { signInValidator } from '#validators/credentials'

export default class AccessTokensController {
  /** Signs in. */
  async store({ request, serializeBare }: HttpContext) {
    const { email, password } = await request.validateUsing(signInValidator)
    const user = await User.verifyCredentials(email.toLowerCase(), password)
    const token = await User.accessTokens.create(user)
    return serializeBare({
      token: token.value!.release(),
      user: UserTransformer.transform(user),
    })
  }
}
