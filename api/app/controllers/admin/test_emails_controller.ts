import type { HttpContext } from '@adonisjs/core/http'
import { FieldError } from '#exceptions/field_error'
import { limitTestEmails } from '#start/limiter'
import { deliver } from '#mails/deliver'
import TestMail from '#mails/test_mail'
import Settings from '#models/settings'
import User from '#models/user'
import DeliveryTransformer from '#transformers/delivery_transformer'
import { testEmailValidator } from '#validators/settings'

const isOneOf = (emails: string[], email: string) =>
  emails.some((one) => one.toLowerCase() === email.toLowerCase())

export default class TestEmailsController {
  /** Only to a recipient or to the director's own address. */
  async store({ auth, request, serialize }: HttpContext) {
    const { email } = await request.validateUsing(testEmailValidator)
    const settings = await Settings.read()
    const recipients = email ? [email] : settings.recipients
    if (recipients.length === 0) throw new FieldError({ email: { code: 'recipients_missing' } })
    if (email && !isOneOf([...settings.recipients, auth.getUserOrFail().email], email)) {
      throw new FieldError({ email: { code: 'recipient_foreign' } })
    }
    await limitTestEmails()
    const attempts = recipients.map(async (recipient) => ({
      recipient,
      ...(await deliver(new TestMail(recipient, await User.languageFor(recipient)))),
    }))
    return serialize(DeliveryTransformer.transform(await Promise.all(attempts)))
  }
}
