import hash from '@adonisjs/core/services/hash'
import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/auth'
import ChangePassword from '#actions/change_password'
import OpenSession from '#actions/open_session'
import { FieldError } from '#exceptions/field_error'
import { limitGuesses } from '#limits/sign_in_limit'
import { deviceOf } from '#models/known_device'
import { CURRENT_PASSWORD_WRONG } from '#shared/sign_in_rules'
import { changePasswordValidator } from '#validators/credentials'

export default class PasswordsController {
  /** Changes the password and ends every session; the answer carries the token of a new one. */
  async update({ auth, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const meta = { email: user.email }
    const body = await request.validateUsing(changePasswordValidator, { meta })
    const { currentPassword, password } = body
    await limitGuesses(user.email, `session:${user.currentAccessToken!.identifier}`, async () => {
      if (await hash.verify(user.password, currentPassword)) return
      throw new FieldError('currentPassword', CURRENT_PASSWORD_WRONG)
    })
    await new ChangePassword().handle(user, password, { isProved: true })
    const token = await new OpenSession().handle(user, deviceOf(request), { isNoted: false })
    if (!token) throw new errors.E_UNAUTHORIZED_ACCESS('Changed again', { guardDriverName: 'api' })
    return { token }
  }
}
