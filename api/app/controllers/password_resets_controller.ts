import type { HttpContext } from '@adonisjs/core/http'
import { renewPassword } from '#actions/renew_password'
import { requestPasswordReset } from '#actions/request_password_reset'
import { isMailOn } from '#config/mail'
import { FieldError } from '#exceptions/field_error'
import { MailOff } from '#exceptions/refusals'
import { limitPasswordResets } from '#start/limiter'
import { countedAs, deviceOf, type Device } from '#auth/known_device'
import { ownerOfResetToken } from '#auth/reset_token'
import type User from '#models/user'
import UserTransformer from '#transformers/user_transformer'
import {
  passwordResetValidator,
  resetPasswordValidator,
  resetTokenValidator,
} from '#validators/credentials'

const LINK_ENDED = { token: { code: 'reset_link_ended' } } as const

export default class PasswordResetsController {
  /** The response is the same whether the address has an account or not. */
  async store({ request, response }: HttpContext) {
    const { email } = await request.validateUsing(passwordResetValidator)
    const account = email.toLowerCase()
    await limitPasswordResets(account, await countedAs(deviceOf(request)))
    if (!isMailOn) throw new MailOff()
    await requestPasswordReset(account)
    return response.noContent()
  }

  async update({ request, serializeBare }: HttpContext) {
    const { token: resetToken } = await request.validateUsing(resetTokenValidator)
    const user = await ownerOfResetToken(resetToken)
    if (!user) throw new FieldError(LINK_ENDED)
    const meta = { email: user.email }
    const { password } = await request.validateUsing(resetPasswordValidator, { meta })
    const token = await this.#renew(user, password, deviceOf(request))
    return serializeBare({ token, user: UserTransformer.transform(user) })
  }

  /** Two requests with one link at the same time: the second gets "link ended". */
  async #renew(user: User, password: string, device: Device) {
    try {
      return await renewPassword(user, password, device)
    } catch (error) {
      throw error instanceof FieldError ? new FieldError(LINK_ENDED) : error
    }
  }
}
