import type { PlainCode } from '@academy/api/shared/rules/codes'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from './api'
import { presentItemOf, refusalOf, Refused, statusOf, storedIdOf } from './errors'
import { fieldErrorsOf, messageOf } from './refusal-words'
import { m } from './messages'
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

const refuse =
  (status: number, code: PlainCode, more: object = {}) =>
  () =>
    Response.json({ message: 'No', code, ...more }, { status })

// What the server answers → what the app makes of it.
const answers: [name: string, answer: () => Response, Expected][] = [
  [
    'no network',
    () => Response.error(),
    { status: undefined, message: FALLBACK, isRefusal: false },
  ],
  [
    '401',
    refuse(401, 'unauthenticated'),
    { status: 401, message: 'Please sign in to continue.', isRefusal: true },
  ],
  ['404', refuse(404, 'not_found'), { status: 404, message: FALLBACK, isRefusal: true }],
  [
    '409 with the item as it is now',
    refuse(409, 'stale', { data: item }),
    { status: 409, message: m.refusalStale(), isRefusal: true, presentId: 'a' },
  ],
  [
    '422 with fields',
    refuse(422, 'validation_failed', { faults: { slug: { code: 'slug_taken' } } }),
    {
      status: 422,
      message: m.faultSlugTaken(),
      isRefusal: true,
      fields: { slug: 'This address is already taken' },
    },
  ],
  [
    '422 for a key that has created an item',
    refuse(422, 'key_reused', { data: item }),
    { status: 422, message: FALLBACK, isRefusal: true, storedId: 'a' },
  ],
  [
    '422 for a key that has changed an item',
    refuse(422, 'key_reused'),
    {
      status: 422,
      message: FALLBACK,
      isRefusal: true,
      storedId: 'changed',
    },
  ],
  [
    '429',
    () =>
      Response.json(
        { message: 'No', code: 'too_many_requests', params: { minutes: 15 } },
        { status: 429 }
      ),
    {
      status: 429,
      message: 'Too many attempts. Please try again in 15 min.',
      isRefusal: true,
    },
  ],
  [
    '500 of the API',
    refuse(500, 'unexpected'),
    { status: 500, message: m.refusalUnexpected(), isRefusal: true },
  ],
  [
    '500 of the API that has a request id',
    () =>
      Response.json(
        { message: 'No', code: 'unexpected' },
        { status: 500, headers: { 'X-Request-Id': '4f3a2b1c9d' } }
      ),
    {
      status: 500,
      message: `${m.refusalUnexpected()} (When you ask for help, say this number: 4f3a2b1c)`,
      isRefusal: true,
    },
  ],
  [
    '507',
    refuse(507, 'storage_full'),
    { status: 507, message: m.refusalStorageFull(), isRefusal: true },
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

it.each<[what: string, marked: string[], sentence: string]>([
  ['all are marked', ['slug', 'games.3'], m.refusalMarked()],
  [
    'some are marked',
    ['slug'],
    `${m.refusalMarked()} · ${m.resultsSelf({ round: 2, player: 7 })} · No place for it`,
  ],
  [
    'none is marked',
    [],
    `${m.faultSlugTaken()} · ${m.resultsSelf({ round: 2, player: 7 })} · No place for it`,
  ],
])('says what is wrong with fields that a form cannot mark: %s', (_, marked, sentence) => {
  const faults = {
    slug: { code: 'slug_taken' },
    'games.3': { code: 'results_self', params: { round: 2, no: 7 } },
    ...(!marked.includes('games.3') && { shelf: { code: 'of_a_newer_server' } }),
  }
  const answer = { code: 'validation_failed', faults, errors: { shelf: 'No place for it' } }
  const error = new Refused({ status: 422, answer })
  expect(messageOf(error, FALLBACK, (path) => marked.includes(path))).toBe(sentence)
})

it('says what failed where a refusal names no field', () => {
  const error = new Refused({ status: 422, answer: { code: 'validation_failed' } })
  expect(messageOf(error, FALLBACK)).toBe(FALLBACK)
})

const PORTAL = '<!doctype html><title>Sign in to the network</title>'
const html = (status: number) =>
  new Response(status === 204 ? null : PORTAL, { status, headers: { 'Content-Type': 'text/html' } })

/** What somebody else on the way may answer in the place of the API, and the one call it answers. */
const foreign: [name: string, answer: () => Response, accepted?: string][] = [
  ...[200, 204, 400, 401, 404, 409, 422, 429, 500, 502, 503, 504].map(
    (status): [string, () => Response] => [`${status} as a page`, () => html(status)]
  ),
  ['200 with nothing', () => new Response('')],
  ['200 with other JSON', () => Response.json({ status: 'ok' })],
  ['200 with JSON that is no object', () => Response.json(['ok'])],
  ['200 with the JSON of a refusal', () => Response.json({ message: 'Signed in.' })],
  // Results that are not published are nothing.
  ['200 with data that is nothing', () => Response.json({ data: null }), 'results'],
  ['201 cut off', () => new Response('{"data": {"_id": "a', { status: 201 })],
  ['401 with other JSON', () => Response.json({ error: 'proxy' }, { status: 401 })],
  ['404 without a body', () => new Response(null, { status: 404 })],
]

const params = { id: 'a' }
const body = {} as never

/** Each kind of call that the app makes. */
const calls: [name: string, call: () => PromiseLike<unknown>][] = [
  ['profile', () => api.admin.profiles.show({})],
  ['list', () => api.admin.tournaments.index({})],
  ['item', () => api.achievements.show({ params })],
  ['results', () => api.results.show({ params })],
  ['settings', () => api.admin.settings.show({})],
  ['new item', () => api.admin.tournaments.store({ body })],
  ['changed item', () => api.admin.achievements.update({ params, body })],
  ['changed message', () => api.admin.contactMessages.update({ params, body })],
  ['read message', () => api.admin.readMarks.store({ params })],
  ['published results', () => api.admin.results.update({ params, body })],
  ['removed results', () => api.admin.results.destroy({ params })],
  ['deleted item', () => api.admin.tournaments.destroy({ params })],
  ['restored item', () => api.admin.tournamentRestorations.store({ params })],
  ['reverted change', () => api.admin.activityRestorations.store({ params })],
  ['recipients', () => api.admin.notificationRecipients.update({ body })],
  ['ready reply', () => api.admin.readyReplies.update({ body })],
  ['language', () => api.admin.profiles.update({ body })],
  ['password', () => api.admin.passwords.update({ body })],
  ['sign-in', () => api.accessTokens.store({ body })],
  ['passkey', () => api.admin.passkeys.store({ body })],
  ['passkey challenge', () => api.passkeyChallenges.store({})],
]

it.each(foreign)('%s is no answer to any other call', async (_name, answer, accepted) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  const answered: string[] = []
  for (const [name, call] of calls) {
    const outcome = await Promise.resolve(call()).then(() => 'accepted', statusOf)
    if (outcome !== undefined) answered.push(`${name}: ${outcome}`)
  }
  expect(answered).toEqual(accepted ? [`${accepted}: accepted`] : [])
  expect(session.token()).toBe('token')
})

it('a redirect is not followed', async () => {
  const fetched = vi.fn<(input: Request) => Promise<Response>>()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
  await api.admin.settings.show({}).catch(() => undefined)
  expect(fetched.mock.calls[0]?.[0].redirect).toBe('error')
})

it('a late 401 for an earlier token does not end the present session', async () => {
  let answer: (() => void) | undefined
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(Response.json({ message: 'Please sign in.' }, { status: 401 }))
      })
  )
  const call = api.admin.settings.show({}).catch(() => undefined)
  await vi.waitFor(() => expect(answer).toBeDefined(), 20_000)
  session.start('next')
  answer?.()
  await call
  expect(session.token()).toBe('next')
})
