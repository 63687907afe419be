import type { HttpContext } from '@adonisjs/core/http'
import RegisterDirector from '#actions/register_director'
import { clientAddress } from '#limits/client_address'
import { aheadOfStrangers } from '#limits/lanes'
import { limitSignIn } from '#limits/sign_in_limit'
import UserTransformer from '#transformers/user_transformer'
import { newDirectorValidator } from '#validators/credentials'

export default class DirectorsController {
  /** Adds a director: for a director, or once with the set-up token while there is none. */
  async store({ auth, request, response, serializeBare }: HttpContext) {
    const registration = new RegisterDirector()
    const isDirector = await auth.check()
    const { setupToken, ...credentials } = await request.validateUsing(newDirectorValidator)
    const register = () => registration.handle(credentials, { first: !isDirector })
    const user = isDirector
      ? await aheadOfStrangers(register)
      : await limitSignIn('set-up', clientAddress(request), () => {
          registration.assertSetUpToken(setupToken)
          return register()
        })
    response.status(201)
    return serializeBare({ user: UserTransformer.transform(user) })
  }
}
