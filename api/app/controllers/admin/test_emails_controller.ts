import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefusal } from '#exceptions/field_refusal'
import { deliver } from '#mails/deliver'
import TrialMail from '#mails/trial_mail'
import Settings from '#models/settings'
import { RECIPIENTS_MISSING } from '#shared/settings_rules'
import DeliveryTransformer from '#transformers/delivery_transformer'
import { testEmailValidator } from '#validators/settings'

export default class TestEmailsController {
  /** Sends a test mail to the given address, else to every recipient, and tells what came of it. */
  async store({ request, serialize }: HttpContext) {
    const { email } = await request.validateUsing(testEmailValidator)
    const settings = await Settings.read()
    const recipients = email ? [email] : settings.recipients
    if (recipients.length === 0) throw new FieldRefusal('email', RECIPIENTS_MISSING)
    const attempts = recipients.map(async (recipient) => ({
      recipient,
      ...(await deliver(new TrialMail(recipient))),
    }))
    return serialize(DeliveryTransformer.transform(await Promise.all(attempts)))
  }
}
