import type { HttpContext } from '@adonisjs/core/http'
import { confirmPassword } from '#actions/confirm_password'
import { registerDirector } from '#actions/register_director'
import { assertSetUpToken } from '#auth/set_up'
import { clientAddress } from '#auth/client_address'
import { limitGuesses } from '#start/limiter'
import UserTransformer from '#transformers/user_transformer'
import { newDirectorValidator } from '#validators/credentials'

export default class DirectorsController {
  async store({ auth, request, response, serializeBare }: HttpContext) {
    const isDirector = await auth.check()
    const { setupToken, currentPassword, ...credentials } = await request.validateUsing(
      newDirectorValidator,
      { meta: { isDirector } }
    )
    if (isDirector) await confirmPassword(auth.getUserOrFail(), currentPassword!)
    const user = isDirector
      ? await registerDirector(credentials, { by: auth.getUserOrFail() })
      : await limitGuesses('set-up', clientAddress(request), () => {
          assertSetUpToken(setupToken)
          return registerDirector(credentials, { first: true })
        })
    response.status(201)
    return serializeBare({ user: UserTransformer.transform(user) })
  }
}
