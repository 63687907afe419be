import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Delivery } from '#mails/deliver'

export default class DeliveryTransformer extends BaseTransformer<Delivery & { recipient: string }> {
  toObject() {
    return this.pick(this.resource, ['recipient', 'isAccepted', 'reason', 'answer'])
  }
}
