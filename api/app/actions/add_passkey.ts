import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { queueAccountMail } from '#actions/queue_account_mail'
import { PasskeyRefused } from '#exceptions/refusals'
import type { DeviceName } from '#auth/device_name'
import { logActivity } from '#activity/log'
import Passkey from '#models/passkey'
import type User from '#models/user'
import {
  isChallenge,
  consumeChallenge,
  relyingParty,
  loadWebAuthn,
  PASSKEY_ALGORITHMS,
} from '#auth/passkeys'
import type { newPasskeyValidator } from '#validators/passkey'

type NewPasskey = Infer<typeof newPasskeyValidator>

export async function addPasskey(
  user: User,
  registration: NewPasskey,
  device: DeviceName
): Promise<Passkey> {
  const { challenge, credential } = await verifyRegistration(user, registration)
  return db.transaction(async (trx) => {
    // Locked, so that a password change (which removes all passkeys) cannot run at the same time.
    const row = await trx.from('users').where('id', user.id).forUpdate().first()
    const isValid = row?.password === user.password && (await consumeChallenge(trx, challenge))
    const same = { credentialId: credential.id }
    if (!isValid || (await Passkey.findBy(same, { client: trx }))) throw new PasskeyRefused()
    const passkey = new Passkey().useTransaction(trx).fill({
      userId: user.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: registration.response.transports ?? [],
      device,
    })
    await passkey.save()
    await logActivity(trx, { kind: 'account', action: 'passkey_added', after: { device } })
    await queueAccountMail(trx, user.email, 'new-passkey', { device })
    return passkey
  })
}

async function verifyRegistration(user: User, registration: NewPasskey) {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const session = user.currentAccessToken!.identifier
  let challenge = ''
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...registration, clientExtensionResults: {} },
      expectedChallenge: (signed) => isChallenge((challenge = signed), `registration:${session}`),
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    })
    if (registrationInfo) return { challenge, credential: registrationInfo.credential }
  } catch {
    // The reason is of no use to the director, who can only try again.
  }
  throw new PasskeyRefused()
}
