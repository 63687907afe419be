import type { HttpContext } from '@adonisjs/core/http'
import { addPasskey } from '#actions/add_passkey'
import { removePasskey } from '#actions/remove_passkey'
import { deviceOf } from '#auth/known_device'
import Passkey from '#models/passkey'
import PasskeyTransformer from '#transformers/passkey_transformer'
import { newPasskeyValidator } from '#validators/passkey'

export default class PasskeysController {
  async index({ auth, serialize }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const passkeys = await Passkey.query().where('user_id', id).orderBy('id', 'desc')
    return serialize(PasskeyTransformer.transform(passkeys))
  }

  async store({ auth, request, response, serialize }: HttpContext) {
    const registration = await request.validateUsing(newPasskeyValidator)
    const { name } = deviceOf(request)
    const passkey = await addPasskey(auth.getUserOrFail(), registration, name)
    response.status(201)
    return serialize(PasskeyTransformer.transform(passkey))
  }

  async destroy({ auth, params, response }: HttpContext) {
    await removePasskey(auth.getUserOrFail().id, params.id)
    return response.noContent()
  }
}
