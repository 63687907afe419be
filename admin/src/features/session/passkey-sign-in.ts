import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import { messageOf, payloadOf } from '@/lib/errors'
import { beginSession } from './begin-session'

/** Signs in with a passkey of this device. @returns what went wrong, to be said */
export async function signInWithPasskey(): Promise<string | undefined> {
  try {
    const { options } = await api.passkeyChallenges.store({})
    const answer = await startAuthentication({ optionsJSON: options })
    const { userHandle = '' } = answer.response
    const body = { ...answer, response: { ...answer.response, userHandle } }
    await beginSession(await api.passkeySessions.store({ body }))
    return undefined
  } catch (error) {
    const isUnused = error instanceof WebAuthnError || error instanceof DOMException
    if (isUnused) return m.passkeyNotUsed()
    const { code, faults } = payloadOf(error)
    if (code === 'passkey_refused' || faults) return m.passkeyRefused()
    return messageOf(error, m.refusalSignInFailed())
  }
}
