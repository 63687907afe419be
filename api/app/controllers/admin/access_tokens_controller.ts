import type { HttpContext } from '@adonisjs/core/http'
import User from '#models/user'

export default class AccessTokensController {
  /** Signs out: the presented token is worth nothing from now on. */
  async destroy({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    await User.accessTokens.delete(user, user.currentAccessToken!.identifier)
    return response.noContent()
  }
}
