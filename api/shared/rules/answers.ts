/**
 * Only an answer of ours is an answer: a portal, a filter or a gateway on the way may answer in the
 * place of the API, with any status. Whoever asks tells by what the API promises to send.
 */
export type AnswerBody = Record<string, unknown>

const isObject = (value: unknown): value is AnswerBody =>
  typeof value === 'object' && value !== null

/** Its JSON; undefined where it has none, or another value than an object. */
export async function bodyOf(response: Response): Promise<AnswerBody | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  return isObject(body) ? body : undefined
}

/** Each refusal has a sentence. */
export const isRefusalOfOurs = (body: AnswerBody | undefined) => typeof body?.message === 'string'

/** What was stored or removed has an id. */
export const isStored = (body: AnswerBody | undefined) =>
  isObject(body?.data) && typeof body.data._id === 'string'

/** These answer with nothing. */
const WITHOUT_BODY =
  /^(POST \/api\/auth\/(logout|logout-everywhere|password-resets)|DELETE \/api\/(auth\/other-sessions|(auth\/(sessions|passkeys)|directors)\/[^/]+))$/

/** By method and path, the first that fits. */
const promises: [RegExp, (body: AnswerBody) => boolean][] = [
  [/^POST \/api\/auth\/passkeys$/, isStored],
  [
    /^(POST \/api\/auth\/(login|passkey-login)|PUT \/api\/auth\/(password|password-resets))$/,
    (body) => typeof body.token === 'string',
  ],
  [/^POST \/api\/auth\/passkey-/, (body) => isObject(body.options)],
  [/^(\w+ \/api\/auth\/profile|POST \/api\/auth\/register)$/, (body) => isObject(body.user)],
  [/^PUT \/api\/tournaments\/[^/]+\/results$/, (body) => isObject(body.data)],
  [/^GET \/api\/tournaments\/[^/]+\/results$/, (body) => body.data === null || isObject(body.data)],
  [
    /^(POST|PUT|PATCH|DELETE) \/api\/(tournaments|achievements|notices|contacts|activities)(\/|$)/,
    isStored,
  ],
  [/^/, (body) => isObject(body.data)],
]

/** Whether an answer other than a refusal carries what was asked for. */
export function isPromised(
  { method, url }: Pick<Request, 'method' | 'url'>,
  { status }: Pick<Response, 'status'>,
  body: AnswerBody | undefined
): boolean {
  const call = `${method} ${new URL(url).pathname}`
  if (WITHOUT_BODY.test(call)) return status === 204
  const promise = promises.find(([calls]) => calls.test(call))
  return body !== undefined && promise !== undefined && promise[1](body)
}
