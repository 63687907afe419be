import type { HttpContext } from '@adonisjs/core/http'
import { signIn } from '#actions/sign_in'
import { limitGuesses } from '#start/limiter'
import { countedAs, deviceOf } from '#auth/known_device'
import UserTransformer from '#transformers/user_transformer'
import { signInValidator } from '#validators/credentials'

export default class AccessTokensController {
  async store({ request, serializeBare }: HttpContext) {
    const { email, password } = await request.validateUsing(signInValidator)
    const account = email.toLowerCase()
    const device = deviceOf(request)
    const { origin, isKnown } = await countedAs(device)
    const { user, token } = await limitGuesses(
      account,
      origin,
      () => signIn(account, password, device),
      { alsoByEmail: !isKnown }
    )
    return serializeBare({ token, user: UserTransformer.transform(user) })
  }
}
