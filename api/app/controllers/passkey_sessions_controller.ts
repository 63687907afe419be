import type { HttpContext } from '@adonisjs/core/http'
import { signInWithPasskey } from '#actions/sign_in_with_passkey'
import { limitGuesses } from '#start/limiter'
import { countedAs, deviceOf } from '#auth/known_device'
import Passkey from '#models/passkey'
import UserTransformer from '#transformers/user_transformer'
import { passkeyAnswerValidator } from '#validators/passkey'

export default class PasskeySessionsController {
  async store({ request, serializeBare }: HttpContext) {
    const answer = await request.validateUsing(passkeyAnswerValidator)
    const device = deviceOf(request)
    const passkey = await Passkey.query().where('credential_id', answer.id).preload('user').first()
    const { origin } = await countedAs(device)
    const { user, token } = await limitGuesses(passkey?.user.email ?? '', origin, () =>
      signInWithPasskey(passkey, answer, device)
    )
    return serializeBare({ token, user: UserTransformer.transform(user) })
  }
}
