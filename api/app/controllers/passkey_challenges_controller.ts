import type { HttpContext } from '@adonisjs/core/http'
import { CHALLENGE_VALID_FOR, makeChallenge, relyingParty } from '#auth/passkeys'

export default class PasskeyChallengesController {
  async store({ response }: HttpContext) {
    response.status(201)
    return {
      options: {
        rpId: relyingParty.id,
        challenge: Buffer.from(makeChallenge('sign-in')).toString('base64url'),
        timeout: CHALLENGE_VALID_FOR,
        userVerification: 'required' as const,
      },
    }
  }
}
