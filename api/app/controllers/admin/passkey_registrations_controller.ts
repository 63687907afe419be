import type { HttpContext } from '@adonisjs/core/http'
import { confirmPassword } from '#actions/confirm_password'
import { createPasskeyOptions } from '#queries/passkey_options'
import { passwordConfirmationValidator } from '#validators/credentials'

export default class PasskeyRegistrationsController {
  async store({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { currentPassword } = await request.validateUsing(passwordConfirmationValidator)
    await confirmPassword(user, currentPassword)
    const options = await createPasskeyOptions(user)
    response.status(201)
    return { options }
  }
}
