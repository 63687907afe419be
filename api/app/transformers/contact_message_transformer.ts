import { BaseTransformer } from '@adonisjs/core/transformers'
import type ContactMessage from '#models/contact_message'

export default class ContactMessageTransformer extends BaseTransformer<
  Pick<
    ContactMessage,
    'id' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'isRead' | 'createdAt'
  >
> {
  /** What the visitor who wrote it gets back. */
  toObject() {
    const { id, name, email, phone, subject, message, createdAt } = this.resource
    return { _id: id, name, email, phone, subject, message, createdAt }
  }

  forAdmin() {
    return { ...this.toObject(), isRead: Boolean(this.resource.isRead) }
  }
}
