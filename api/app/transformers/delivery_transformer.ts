import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Delivery } from '#mails/deliver'

/** What came of handing one mail to the mail server. */
export default class DeliveryTransformer extends BaseTransformer<Delivery & { recipient: string }> {
  toObject() {
    return this.pick(this.resource, ['recipient', 'isAccepted', 'answer'])
  }
}
