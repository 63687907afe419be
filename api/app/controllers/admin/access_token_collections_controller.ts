import type { HttpContext } from '@adonisjs/core/http'
import { endSessions } from '#actions/end_sessions'

export default class AccessTokenCollectionsController {
  async destroy({ auth, response }: HttpContext) {
    await endSessions(auth.getUserOrFail(), 'all')
    return response.noContent()
  }
}
