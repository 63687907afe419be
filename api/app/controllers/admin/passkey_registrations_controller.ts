import type { HttpContext } from '@adonisjs/core/http'
import ConfirmPassword from '#actions/confirm_password'
import CreatePasskeyOptions from '#actions/create_passkey_options'
import { passwordConfirmationValidator } from '#validators/credentials'

export default class PasskeyRegistrationsController {
  async store({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { currentPassword } = await request.validateUsing(passwordConfirmationValidator)
    await new ConfirmPassword().handle(user, currentPassword)
    const options = await new CreatePasskeyOptions().handle(user)
    response.status(201)
    return { options }
  }
}
