import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { replayResponse, type Replayed } from '#writes/replay_response'
import { fingerprintOf, idempotencyKeyOf } from '#writes/idempotency_key'
import { findKey, withKey } from '#writes/keyed_transaction'

/** Not for sessions and passwords: their responses contain secrets that are not stored. */
export default class IdempotencyKeyMiddleware {
  async handle(ctx: HttpContext, next: NextFn, resource: Replayed) {
    const { auth, request, response } = ctx
    const key = idempotencyKeyOf(request)
    if (!key) return next()
    const call = {
      user_id: auth.getUserOrFail().id,
      key,
      call: `${request.method()} ${request.url()}`,
      fingerprint: fingerprintOf(request),
    }

    const replay = async () => {
      const stored = await findKey(call)
      if (!stored) return false
      const answer = await replayResponse(ctx, resource, call, stored)
      response.removeHeader('Retry-After').send(answer)
      return true
    }

    if (await replay()) return
    await withKey(call, next)
    // It may have been refused because a parallel request with the same key was faster.
    const status = response.getStatus()
    if (status >= 400 && status < 500 && !response.headersSent) await replay()
  }
}
