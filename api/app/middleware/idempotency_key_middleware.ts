import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import AnswerRepeated from '#actions/replay_response'
import { findKey, fingerprintOf, idempotencyKeyOf, withKey } from '#queries/idempotency_keys'

/** Not for sessions and passwords, whose answers hold secrets that cannot be told twice. */
export default class IdempotencyKeyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, request, response } = ctx
    const key = idempotencyKeyOf(request)
    if (!key) return next()
    const call = {
      user_id: auth.getUserOrFail().id,
      key,
      call: `${request.method()} ${request.url()}`,
      fingerprint: fingerprintOf(request),
    }

    const answerRepeated = async () => {
      const stored = await findKey(call)
      if (!stored) return false
      const answer = await new AnswerRepeated().handle(ctx, call, stored)
      response.removeHeader('Retry-After').send(answer)
      return true
    }

    if (await answerRepeated()) return
    await withKey(call, next)
    // It may have been refused because the same call was done while this one was under way.
    const status = response.getStatus()
    if (status >= 400 && status < 500 && !response.headersSent) await answerRepeated()
  }
}
