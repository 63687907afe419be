import { BaseTransformer } from '@adonisjs/core/transformers'
import type Passkey from '#models/passkey'

export default class PasskeyTransformer extends BaseTransformer<Passkey> {
  toObject() {
    const { id, device, createdAt, lastUsedAt } = this.resource
    return {
      _id: id,
      device,
      createdAt,
      // Undefined on a new row.
      lastUsedAt: lastUsedAt ?? null,
    }
  }
}
