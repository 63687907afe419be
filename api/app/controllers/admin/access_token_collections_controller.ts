import type { HttpContext } from '@adonisjs/core/http'
import EndSessions from '#actions/end_sessions'

export default class AccessTokenCollectionsController {
  /** Signs out everywhere: every token of the director is worth nothing from now on. */
  async destroy({ auth, response }: HttpContext) {
    await new EndSessions().handle(auth.getUserOrFail())
    return response.noContent()
  }
}
