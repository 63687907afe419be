import type { HttpContext } from '@adonisjs/core/http'
import EndSessions from '#actions/end_sessions'

export default class AccessTokensController {
  /** Signs out: the presented token is worth nothing from now on. */
  async destroy({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    await new EndSessions().handle(user, String(user.currentAccessToken!.identifier))
    return response.noContent()
  }
}
