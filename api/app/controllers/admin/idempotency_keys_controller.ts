import type { HttpContext } from '@adonisjs/core/http'
import { KeyMalformed } from '#exceptions/refusals'
import { cancelKey } from '#models/idempotency_key'
import { isUuid } from '#models/uuid'

export default class IdempotencyKeysController {
  /**
   * Cancels the call that bears a key, which may still be on its way: from now on it is refused.
   * What was done already stays, and is named.
   */
  async destroy({ auth, params, serialize }: HttpContext) {
    if (!isUuid(params.key)) throw new KeyMalformed()
    const done = await cancelKey(auth.getUserOrFail().id, params.key.toLowerCase())
    return serialize({ isDone: done !== null, createdId: done?.made_id ?? null })
  }
}
