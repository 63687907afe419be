import type { HttpContext } from '@adonisjs/core/http'
import { endSessions } from '#actions/end_sessions'

export default class OtherSessionsController {
  async destroy({ auth, response }: HttpContext) {
    await endSessions(auth.getUserOrFail(), 'others')
    return response.noContent()
  }
}
