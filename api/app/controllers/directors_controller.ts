import type { HttpContext } from '@adonisjs/core/http'
import RegisterDirector from '#actions/register_director'
import UserTransformer from '#transformers/user_transformer'
import { newDirectorValidator } from '#validators/credentials'

export default class DirectorsController {
  /** Adds a director: for a director, or once with the set-up token while there is none. */
  async store({ auth, request, response, serializeBare }: HttpContext) {
    const registration = new RegisterDirector()
    const isDirector = await auth.check()
    const { setupToken, ...credentials } = await request.validateUsing(newDirectorValidator)
    if (!isDirector) registration.assertSetUpToken(setupToken)
    const user = await registration.handle(credentials, { first: !isDirector })
    response.status(201)
    return serializeBare({ user: UserTransformer.transform(user) })
  }
}
