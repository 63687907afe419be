import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { refusalOf } from '#exceptions/refusal'
import { METHOD_NOT_ALLOWED } from '#shared/refusals'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** How long the rest of a refused body is waited for, in milliseconds. */
const BODY_PATIENCE = 2_000

/**
 * Reads what is left of a body, and keeps nothing. nginx hands a body over at once and whole: closed
 * in the middle of it, it would lose our answer and say 502 in its place.
 */
async function readAway(body: IncomingMessage) {
  if (body.complete || body.destroyed) return
  const patience = AbortSignal.timeout(BODY_PATIENCE)
  body.resume()
  await once(body, 'end', { signal: patience }).catch(() => {})
}

/** The one place where errors become answers: plain JSON, never a stack, a path or a query. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = false
  protected override ignoreStatuses = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429]

  override async handle(error: unknown, ctx: HttpContext) {
    const { response, request } = ctx
    const { status, headers, ...body } = refusalOf(error)
    if (status === 404) {
      const allowed = this.#allowedMethods(ctx)
      if (allowed.length && !allowed.includes(request.method())) {
        response.header('Allow', allowed.join(', '))
        return response.status(405).send({ message: METHOD_NOT_ALLOWED })
      }
    }
    for (const [name, value] of Object.entries(headers ?? {})) response.header(name, value)
    if (status >= 500) response.header('X-Request-Id', request.id() ?? '')
    await readAway(request.request)
    // What is left of a body that nobody read must not be taken for the next request.
    if (!request.request.complete) response.header('Connection', 'close')
    response.status(status).send(body)
  }

  protected override toHttpError(error: unknown) {
    const httpError = super.toHttpError(error)
    httpError.status = refusalOf(error).status
    return httpError
  }

  /** Logs what went wrong without the values of a query, which may be what a visitor wrote. */
  override async report(error: unknown, ctx: HttpContext) {
    return super.report(withoutValues(error), ctx)
  }

  #allowedMethods({ request }: HttpContext): string[] {
    const methods = METHODS.filter((method) => router.match(request.url(), method, true))
    return methods.includes('GET') ? ['HEAD', ...methods] : methods
  }
}

/** Errors of the database driver say the whole query with its values before their own words. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const message = String(error.message).split(' - ').at(-1)!
  const copy = Object.assign(new Error(message), {
    code: error.code,
    status: refusalOf(error).status,
  })
  copy.stack = `${message}\n${error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')}`
  return copy
}
