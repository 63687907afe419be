import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/auth'
import { changePassword } from '#actions/change_password'
import { confirmPassword } from '#actions/confirm_password'
import { openSession } from '#actions/open_session'
import { deviceOf } from '#auth/known_device'
import { changePasswordValidator } from '#validators/credentials'

export default class PasswordsController {
  async update({ auth, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const meta = { email: user.email }
    const body = await request.validateUsing(changePasswordValidator, { meta })
    const { currentPassword, password } = body
    await confirmPassword(user, currentPassword)
    await changePassword(user, password, { isVerified: true })
    const token = await openSession(user, deviceOf(request), { isLogged: false })
    if (!token) throw new errors.E_UNAUTHORIZED_ACCESS('Changed again', { guardDriverName: 'api' })
    return { token }
  }
}
