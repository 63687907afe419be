import { BaseTransformer } from '@adonisjs/core/transformers'
import { keptUntil } from '#support/message_retention'
import { goneAt } from '#models/mixins/soft_deletes'
import type ContactMessage from '#models/contact_message'
import NotificationTransformer, {
  type NotificationRow,
} from '#transformers/notification_transformer'

type Sent = 'id' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'language' | 'createdAt'
type Handled = 'isRead' | 'answeredAt' | 'note' | 'remindOn' | 'deletedAt'

export type ShownMessage = Pick<ContactMessage, Sent | Handled> & {
  notifications?: NotificationRow[]
}

export default class ContactMessageTransformer extends BaseTransformer<ShownMessage> {
  toObject() {
    const { id, name, email, phone, subject, message, createdAt } = this.resource
    return { _id: id, name, email, phone, subject, message, createdAt }
  }

  forAdmin() {
    const { isRead, answeredAt, language, note, remindOn, createdAt } = this.resource
    return {
      ...this.toObject(),
      isRead,
      ...(answeredAt && { answeredAt }),
      ...(language && { language }),
      ...(note && { note }),
      ...(remindOn && { remindOn }),
      keptUntil: keptUntil(createdAt),
      // Not with `transform`, which creates an error object for each of 20,000 messages.
      notifications: (this.resource.notifications ?? []).map((one) =>
        new NotificationTransformer(one).toObject()
      ),
    }
  }

  deleted() {
    const { deletedAt, createdAt } = this.resource
    const [first] = deletedAt ? [goneAt(deletedAt), keptUntil(createdAt)].sort() : []
    return { ...this.forAdmin(), deletedAt, goneAt: first ?? null }
  }
}
