import type { HttpContext } from '@adonisjs/core/http'
import { confirmPassword } from '#actions/confirm_password'
import { removeDirector } from '#actions/remove_director'
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
    await confirmPassword(user, currentPassword)
    await removeDirector(user, params.id)
    return response.noContent()
  }
}
