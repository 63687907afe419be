import type { HttpContext } from '@adonisjs/core/http'
import EndSessions from '#actions/end_sessions'

export default class AccessTokensController {
  async destroy({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    await new EndSessions().handle(user, String(user.currentAccessToken!.identifier))
    return response.noContent()
  }
}
