import hash from '@adonisjs/core/services/hash'
import type { HttpContext } from '@adonisjs/core/http'
import ChangePassword from '#actions/change_password'
import { FieldRefusal } from '#exceptions/field_refusal'
import User from '#models/user'
import { CURRENT_PASSWORD_WRONG } from '#shared/sign_in_rules'
import { changePasswordValidator } from '#validators/credentials'

export default class PasswordsController {
  /** Changes the password and ends every session; the answer carries the token of a new one. */
  async update({ auth, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const meta = { email: user.email }
    const body = await request.validateUsing(changePasswordValidator, { meta })
    const { currentPassword, password } = body
    if (!(await hash.verify(user.password, currentPassword))) {
      throw new FieldRefusal('currentPassword', CURRENT_PASSWORD_WRONG)
    }
    await new ChangePassword().handle(user, password)
    const token = await User.accessTokens.create(user)
    return { token: token.value!.release() }
  }
}
