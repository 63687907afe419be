import type { HttpContext } from '@adonisjs/core/http'
import { endSessions } from '#actions/end_sessions'

export default class AccessTokensController {
  async destroy({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    await endSessions(user, { id: String(user.currentAccessToken!.identifier) })
    return response.noContent()
  }
}
