import type { HttpContext } from '@adonisjs/core/http'
import User from '#models/user'

export default class AccessTokenCollectionsController {
  /** Signs out everywhere: every token of the director is worth nothing from now on. */
  async destroy({ auth, response }: HttpContext) {
    await User.accessTokens.deleteAll(auth.getUserOrFail())
    return response.noContent()
  }
}
