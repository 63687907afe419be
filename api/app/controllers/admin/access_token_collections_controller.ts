import type { HttpContext } from '@adonisjs/core/http'
import EndSessions from '#actions/end_sessions'

export default class AccessTokenCollectionsController {
  async destroy({ auth, response }: HttpContext) {
    await new EndSessions().handle(auth.getUserOrFail())
    return response.noContent()
  }
}
