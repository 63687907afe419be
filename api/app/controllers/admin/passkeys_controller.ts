import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { addPasskey } from '#actions/add_passkey'
import { NotFound } from '#exceptions/refusals'
import { logActivity } from '#activity/log'
import { readDeviceName } from '#auth/device_name'
import { deviceOf } from '#auth/known_device'
import Passkey from '#models/passkey'
import { isUuid } from '#support/uuid'
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
    const own = { id: isUuid(params.id) ? params.id : '', userId: auth.getUserOrFail().id }
    await db.transaction(async (trx) => {
      const passkey = await Passkey.findBy(own, { client: trx })
      if (!passkey) throw new NotFound()
      await passkey.delete()
      const after = { device: readDeviceName(passkey.device) }
      await logActivity(trx, { kind: 'account', action: 'passkey_removed', after })
    })
    return response.noContent()
  }
}
