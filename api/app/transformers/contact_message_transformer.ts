import { BaseTransformer } from '@adonisjs/core/transformers'
import { keptUntil } from '#models/kept_messages'
import { goneAt } from '#models/mixins/soft_deletes'
import type ContactMessage from '#models/contact_message'
import NotificationTransformer, {
  type NotificationRow,
} from '#transformers/notification_transformer'

export default class ContactMessageTransformer extends BaseTransformer<
  Pick<
    ContactMessage,
    'id' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'isRead' | 'createdAt' | 'deletedAt'
  > & { notifications?: NotificationRow[] }
> {
  /** What the visitor who wrote it gets back. */
  toObject() {
    const { id, name, email, phone, subject, message, createdAt } = this.resource
    return { _id: id, name, email, phone, subject, message, createdAt }
  }

  forAdmin() {
    return {
      ...this.toObject(),
      isRead: Boolean(this.resource.isRead),
      keptUntil: keptUntil(this.resource.createdAt),
      notifications: NotificationTransformer.transform(this.resource.notifications ?? []),
    }
  }

  /** With the moments it was deleted and will be gone for good; null for what is not deleted. */
  deleted() {
    const { deletedAt, createdAt } = this.resource
    const [first] = deletedAt ? [goneAt(deletedAt), keptUntil(createdAt)].sort() : []
    return { ...this.forAdmin(), deletedAt, goneAt: first ?? null }
  }
}
