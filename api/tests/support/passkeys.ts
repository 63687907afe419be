import type { ApiClient } from '@japa/api-client'
import { Authenticator } from '#tests/authenticator'
import { PASSWORD } from '#tests/director'

/** What a browser is to make, in the session of a token. */
export async function beginPasskey(client: ApiClient, token: string) {
  const answer = await client
    .post('/api/auth/passkey-registrations')
    .bearerToken(token)
    .json({ currentPassword: PASSWORD })
  answer.assertStatus(201)
  return answer.body().options
}

export const addPasskey = (client: ApiClient, token: string, made: object) =>
  client.post('/api/auth/passkeys').bearerToken(token).json(made)

/** A phone whose passkey opens the account of a session. */
export async function phoneOf(client: ApiClient, token: string): Promise<Authenticator> {
  const phone = new Authenticator()
  ;(await addPasskey(client, token, phone.make(await beginPasskey(client, token)))).assertStatus(
    201
  )
  return phone
}

/** What a passkey has to sign for a sign-in. */
export async function challenge(client: ApiClient): Promise<{ challenge: string }> {
  const answer = await client.post('/api/auth/passkey-challenges')
  answer.assertStatus(201)
  return answer.body().options
}

export const enter = (client: ApiClient, answer: object, address = '203.0.113.7') =>
  client.post('/api/auth/passkey-login').headers({ 'X-Forwarded-For': address }).json(answer)
