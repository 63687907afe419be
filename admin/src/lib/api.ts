import { fetchOnce } from '@/lib/early-answers'
import { ApiError } from '@/lib/errors'
import { session } from '@/lib/session'

/**
 * One call of the API. Throws `ApiError`; a 401 also ends the session, which every open tab
 * answers by going to the sign-in page.
 */
async function request<T>(method: string, path: string, body?: FormData | object): Promise<T> {
  const headers = new Headers({ Accept: 'application/json' })
  const token = session.token()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (body && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
  let response: Response
  try {
    response = await fetchOnce(new URL(`/api${path}`, location.origin), {
      method,
      headers,
      body: body instanceof FormData ? body : body ? JSON.stringify(body) : undefined,
    })
  } catch (cause) {
    throw new ApiError(undefined, undefined, { cause })
  }
  const payload: unknown = await response.json().catch(() => undefined)
  if (response.status === 401) session.end()
  if (!response.ok) throw new ApiError(response.status, payload)
  return payload as T
}

export const api = {
  get: <T>(path: string) => request<T>('GET', path),
  post: <T>(path: string, body?: FormData | object) => request<T>('POST', path, body),
  put: <T>(path: string, body: FormData | object) => request<T>('PUT', path, body),
  patch: <T>(path: string) => request<T>('PATCH', path),
  delete: <T>(path: string) => request<T>('DELETE', path),
}
