import type { HttpContext } from '@adonisjs/core/http'
import { clientAddress } from '#limits/client_address'
import { limitSignIn } from '#limits/sign_in_limit'
import User from '#models/user'
import UserTransformer from '#transformers/user_transformer'
import { signInValidator } from '#validators/credentials'

export default class AccessTokensController {
  /** Signs in. */
  async store({ request, serializeBare }: HttpContext) {
    const { email, password } = await request.validateUsing(signInValidator)
    const account = email.toLowerCase()
    const user = await limitSignIn(account, clientAddress(request), async () => {
      const director = await User.verifyCredentials(account, password)
      await director.renewHash(password)
      return director
    })
    const token = await User.accessTokens.create(user)
    return serializeBare({
      token: token.value!.release(),
      user: UserTransformer.transform(user),
    })
  }
}
