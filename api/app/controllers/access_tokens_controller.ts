import type { HttpContext } from '@adonisjs/core/http'
import { signIn } from '#actions/sign_in'
import { limitGuesses } from '#start/limiter'
import { deviceOf, isKnownDevice } from '#auth/known_device'
import UserTransformer from '#transformers/user_transformer'
import { signInValidator } from '#validators/credentials'

export default class AccessTokensController {
  async store({ request, serializeBare }: HttpContext) {
    const { email, password } = await request.validateUsing(signInValidator)
    const account = email.toLowerCase()
    const device = deviceOf(request)
    const { user, token } = await limitGuesses(
      account,
      device.network,
      () => signIn(account, password, device),
      { alsoByEmail: !(await isKnownDevice(device)) }
    )
    return serializeBare({ token, user: UserTransformer.transform(user) })
  }
}
