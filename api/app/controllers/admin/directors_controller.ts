import type { HttpContext } from '@adonisjs/core/http'
import ConfirmPassword from '#actions/confirm_password'
import RemoveDirector from '#actions/remove_director'
import User from '#models/user'
import DirectorTransformer from '#transformers/director_transformer'
import { passwordConfirmationValidator } from '#validators/credentials'

export default class DirectorsController {
  async index({ auth, serialize }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const users = await User.query().orderBy('created_at').orderBy('id')
    return serialize(
      DirectorTransformer.transform(users.map((user) => ({ user, isCurrent: user.id === id })))
    )
  }

  async destroy({ auth, params, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { currentPassword } = await request.validateUsing(passwordConfirmationValidator)
    await new ConfirmPassword().handle(user, currentPassword)
    await new RemoveDirector().handle(user, params.id)
    return response.noContent()
  }
}
