import type { AuthenticatorTransport } from '@simplewebauthn/server'
import Passkey, { userHandle } from '#models/passkey'
import type User from '#models/user'
import {
  CHALLENGE_VALID_FOR,
  makeChallenge,
  loadWebAuthn,
  PASSKEY_ALGORITHMS,
  relyingParty,
} from '#auth/passkeys'

export async function createPasskeyOptions(user: User) {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const known = await Passkey.query().where('user_id', user.id)
  return generateRegistrationOptions({
    rpName: relyingParty.name,
    rpID: relyingParty.id,
    userName: user.email,
    userDisplayName: user.email,
    userID: new Uint8Array(userHandle(user.id)),
    challenge: makeChallenge(`registration:${user.currentAccessToken!.identifier}`),
    timeout: CHALLENGE_VALID_FOR,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({
      id,
      // Browsers pass over one that they do not know.
      transports: transports as AuthenticatorTransport[],
    })),
    // Sign-in without typing an email, after a fingerprint, a face or a PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}
