import type { HttpContext } from '@adonisjs/core/http'
import { endSessions } from '#actions/end_sessions'
import { NotFound } from '#exceptions/refusals'
import { isUuid } from '#support/uuid'
import User from '#models/user'
import SessionTransformer from '#transformers/session_transformer'

export default class SessionsController {
  async index({ auth, serialize }: HttpContext) {
    const user = auth.getUserOrFail()
    const tokens = await User.accessTokens.open(user)
    const current = user.currentAccessToken!.identifier
    return serialize(
      SessionTransformer.transform(
        tokens.map((token) => ({ token, isCurrent: token.identifier === current }))
      )
    )
  }

  async destroy({ auth, params, response }: HttpContext) {
    if (!isUuid(params.id)) throw new NotFound()
    await endSessions(auth.getUserOrFail(), { id: params.id })
    return response.noContent()
  }
}
