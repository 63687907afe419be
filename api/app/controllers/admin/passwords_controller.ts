import type { HttpContext } from '@adonisjs/core/http'
import { confirmPassword } from '#actions/confirm_password'
import { renewPassword } from '#actions/renew_password'
import { deviceOf } from '#auth/known_device'
import { changePasswordValidator } from '#validators/credentials'

export default class PasswordsController {
  async update({ auth, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const meta = { email: user.email }
    const body = await request.validateUsing(changePasswordValidator, { meta })
    const { currentPassword, password } = body
    await confirmPassword(user, currentPassword)
    return { token: await renewPassword(user, password, deviceOf(request)) }
  }
}
