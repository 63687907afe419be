import { registry } from '@academy/api/registry'
import { bodyOf, isPromised, isRefusalOfOurs } from '@academy/api/shared/rules/answers'
import { createTuyau } from '@tuyau/core/client'
import { v7 as uuid } from 'uuid'
import { session } from '@/lib/session'

/**
 * Every call of the API by its route's name. Rejects with a `TuyauError`, which has a status only where
 * the API itself has refused; a 401 also ends the session, which every open tab answers by going to the
 * sign-in page.
 */
export const { api } = createTuyau({
  registry,
  baseUrl: `${window.location.origin}/`,
  headers: { Accept: 'application/json' },
  // Repeating is the query client's business; a photo on a slow network takes its time.
  retry: 0,
  timeout: 120_000,
  // The API leads nowhere else.
  redirect: 'error',
  hooks: {
    beforeRequest: [
      (request) => {
        const token = session.token()
        if (token) request.headers.set('Authorization', `Bearer ${token}`)
        // A call that nginx repeats is done once; a caller that repeats it brings its own key.
        if (request.method !== 'GET' && !request.headers.has('Idempotency-Key')) {
          request.headers.set('Idempotency-Key', uuid())
        }
      },
    ],
    afterResponse: [
      async (request, _options, response) => {
        const body = await bodyOf(response)
        const isOurs = response.ok ? isPromised(request, response, body) : isRefusalOfOurs(body)
        if (!isOurs) throw new Error(`Not the API has answered ${response.status}`)
        // A late refusal of an earlier token says nothing about the present one.
        const isPresent = request.headers.get('Authorization') === `Bearer ${session.token()}`
        if (response.status === 401 && isPresent) session.end({ isExpired: true })
      },
    ],
  },
})

/** A form goes out as it is; the registry only types the object that a form could be made from. */
// oxlint-disable-next-line academy/no-lying-cast -- Tuyau has no type for it
export const multipart = (form: FormData) => form as never
