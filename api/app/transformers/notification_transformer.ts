import { BaseTransformer } from '@adonisjs/core/transformers'
import type Notification from '#models/notification'

export type NotificationRow = Pick<
  Notification,
  | 'id'
  | 'recipient'
  | 'state'
  | 'reason'
  | 'answer'
  | 'attempts'
  | 'nextAttemptAt'
  | 'createdAt'
  | 'updatedAt'
>

export default class NotificationTransformer extends BaseTransformer<NotificationRow> {
  toObject() {
    const { id, recipient, state, reason, answer, attempts } = this.resource
    const { nextAttemptAt, createdAt, updatedAt } = this.resource
    return {
      _id: id,
      recipient,
      state,
      reason,
      answer,
      attempts,
      nextAttemptAt,
      createdAt,
      updatedAt,
    }
  }
}
