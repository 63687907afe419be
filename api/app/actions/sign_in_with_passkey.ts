import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { openSession } from '#actions/open_session'
import { PasskeyRefused } from '#exceptions/refusals'
import type { Device } from '#auth/known_device'
import { userHandle, type default as Passkey } from '#models/passkey'
import { affected } from '#database/affected'
import { timestamp } from '#support/timestamp'
import type User from '#models/user'
import { isChallenge, consumeChallenge, relyingParty, loadWebAuthn } from '#auth/passkeys'
import type { passkeyAnswerValidator } from '#validators/passkey'

type Answer = Infer<typeof passkeyAnswerValidator>

export async function signInWithPasskey(
  passkey: Passkey | null,
  answer: Answer,
  device: Device
): Promise<{ user: User; token: string }> {
  if (!passkey) throw new PasskeyRefused()
  const { user } = passkey
  const { challenge, newCounter } = await verifyAnswer(passkey, answer)
  const verify = async (trx: TransactionClientContract) => {
    const row = trx.from('passkeys').where({ id: passkey.id, counter: passkey.counter })
    const use = { counter: newCounter, last_used_at: timestamp() }
    const count = await affected(row.update(use))
    if (count === 0 || !(await consumeChallenge(trx, challenge))) throw new PasskeyRefused()
  }
  const token = await openSession(user, device, { verify })
  if (!token) throw new PasskeyRefused()
  return { user, token }
}

async function verifyAnswer(passkey: Passkey, answer: Answer) {
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const owner = userHandle(passkey.userId).toString('base64url')
  let challenge = ''
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: (signed) => isChallenge((challenge = signed), 'sign-in'),
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: passkey.credential,
    })
    const isOwners = answer.response.userHandle === owner
    if (verified && isOwners) return { challenge, newCounter: authenticationInfo.newCounter }
  } catch {
    // The reason is of no use to the director, who can sign in with the password.
  }
  throw new PasskeyRefused()
}
