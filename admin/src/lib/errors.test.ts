import {
  KEY_REUSED,
  STALE,
  STORAGE_FULL,
  VALIDATION_FAILED,
} from '@academy/api/shared/rules/refusals'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from './api'
import { messageOf, presentItemOf, refusalOf, statusOf, storedIdOf } from './errors'
import { fieldErrorsOf } from './fault-message'
import { session } from './session'

const FALLBACK = 'Failed to save tournament'
const item = { _id: 'a', version: 4 }

interface Expected {
  status: number | undefined
  /** The sentence that is shown. */
  message: string
  /** Whether the server itself has answered, so that the same need not be sent again to know. */
  isRefusal: boolean
  fields?: Record<string, string>
  presentId?: string
  storedId?: string
}

// What the server answers → what the app makes of it.
const answers: [name: string, answer: () => Response, Expected][] = [
  [
    'no network',
    () => Response.error(),
    { status: undefined, message: FALLBACK, isRefusal: false },
  ],
  [
    '401',
    () => Response.json({ message: 'Please sign in to continue.' }, { status: 401 }),
    { status: 401, message: 'Please sign in to continue.', isRefusal: true },
  ],
  [
    '404',
    () => Response.json({}, { status: 404 }),
    { status: 404, message: FALLBACK, isRefusal: true },
  ],
  [
    '409 with the item as it is now',
    () => Response.json({ message: STALE, data: item }, { status: 409 }),
    { status: 409, message: STALE, isRefusal: true, presentId: 'a' },
  ],
  [
    '422 with fields',
    () =>
      Response.json({ message: VALIDATION_FAILED, errors: { title: 'Too long' } }, { status: 422 }),
    { status: 422, message: VALIDATION_FAILED, isRefusal: true, fields: { title: 'Too long' } },
  ],
  [
    '422 for a key that has created an item',
    () => Response.json({ message: KEY_REUSED, data: item }, { status: 422 }),
    { status: 422, message: KEY_REUSED, isRefusal: true, storedId: 'a' },
  ],
  [
    '422 for a key that has changed an item',
    () => Response.json({ message: KEY_REUSED }, { status: 422 }),
    { status: 422, message: KEY_REUSED, isRefusal: true, storedId: 'changed' },
  ],
  [
    '429',
    () => Response.json({ message: 'Too many attempts.' }, { status: 429 }),
    { status: 429, message: 'Too many attempts.', isRefusal: true },
  ],
  [
    '500 of the API',
    () => Response.json({ message: 'Something went wrong.' }, { status: 500 }),
    { status: 500, message: 'Something went wrong.', isRefusal: true },
  ],
  [
    '502 of a gateway',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    { status: 502, message: FALLBACK, isRefusal: false },
  ],
  [
    '504 of a gateway, without a body',
    () => new Response(null, { status: 504 }),
    { status: 504, message: FALLBACK, isRefusal: false },
  ],
  [
    '503 of a gateway, as a page',
    () => new Response('<h1>Unavailable</h1>', { status: 503 }),
    { status: 503, message: FALLBACK, isRefusal: false },
  ],
  [
    '507',
    () => Response.json({ message: STORAGE_FULL }, { status: 507 }),
    { status: 507, message: STORAGE_FULL, isRefusal: true },
  ],
]

beforeEach(() => session.start('token'))

it.each(answers)('reads the answer: %s', async (_name, answer, expected) => {
  vi.stubGlobal('fetch', () => {
    const response = answer()
    return response.type === 'error'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(response)
  })
  const error: unknown = await api.admin.settings.show({}).catch((refusal: unknown) => refusal)
  expect({
    status: statusOf(error),
    message: messageOf(error, FALLBACK),
    isRefusal: refusalOf(error) !== undefined,
    fields: fieldErrorsOf(error),
    presentId: (presentItemOf(error) as typeof item | undefined)?._id,
    storedId: storedIdOf(error, 'changed'),
  }).toEqual({ fields: {}, presentId: undefined, storedId: undefined, ...expected })
  // Only a 401 ends the session.
  expect(session.token()).toBe(expected.status === 401 ? null : 'token')
})

it('a late 401 for an earlier token does not end the present session', async () => {
  let answer: (() => void) | undefined
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(Response.json({}, { status: 401 }))
      })
  )
  const call = api.admin.settings.show({}).catch(() => undefined)
  await vi.waitFor(() => expect(answer).toBeDefined())
  session.start('next')
  answer?.()
  await call
  expect(session.token()).toBe('next')
})
