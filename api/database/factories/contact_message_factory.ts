import factory from '@adonisjs/lucid/factories'
import ContactMessage from '#models/contact_message'

let count = 0

export const ContactMessageFactory = factory
  .define(ContactMessage, () => {
    count += 1
    return {
      name: 'Sunita Deore',
      email: 'sunita@mail.example',
      phone: '',
      subject: '',
      message: `Is there a place in the Sunday class? (${count})`,
      isRead: false,
      dedupKey: `factory:${count}`,
    }
  })
  .state('deleted', (message) => message.merge({ deletedAt: new Date().toISOString() }))
  .build()
