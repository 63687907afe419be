import type { ApiClient } from '@japa/api-client'
import User from '#models/user'
import { signIn } from '#tests/director'

/** Asks for a list of the director's; gives its items and its `meta`. */
export async function askList(client: ApiClient, path: string, parameters: object = {}) {
  const director = (await User.query().first()) ?? undefined
  const response = await client
    .get(`/api/${path}`)
    .qs(parameters)
    .bearerToken(await signIn(director))
  response.assertStatus(200)
  const { data, meta } = response.body()
  const shown: string[] = data.map((item: any) => item.title ?? item.name)
  return { data, meta, shown }
}
