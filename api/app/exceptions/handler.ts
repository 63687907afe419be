import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { errorResponseOf, type ErrorResponse } from '#exceptions/error_response'
import { errorBody } from '#exceptions/error_body'
import { hasBody, respondBeforeBody } from '#server/unread_body'

const CHANGES = ['POST', 'PUT', 'PATCH', 'DELETE']
const METHODS = ['GET', ...CHANGES]

export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = false
  protected override ignoreStatuses = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429]

  override async handle(error: unknown, ctx: HttpContext) {
    const { response, request } = ctx
    const answer = errorResponseOf(error)
    if (answer.status === 404) {
      const allowed = this.#allowedMethods(ctx)
      if (allowed.length && !allowed.includes(request.method())) {
        response.header('Allow', allowed.join(', '))
        return this.#answer(ctx, { status: 405, refusal: { code: 'method_not_allowed' } })
      }
    }
    const headers = Object.entries(answer.headers ?? {})
    for (const [name, value] of headers) response.header(name, value)
    response.header('X-Request-Id', request.id() ?? '')
    return this.#answer(ctx, answer)
  }

  /** The request's body may not have been read yet. */
  #answer({ request, response }: HttpContext, { status, refusal, ...details }: ErrorResponse) {
    const body = errorBody(refusal, details)
    response.status(status)
    if (request.request.complete || !hasBody(request.request)) return response.send(body)
    response.header('Content-Type', 'application/json; charset=utf-8')
    response.relayHeaders()
    return respondBeforeBody(request.request, response.response, JSON.stringify(body))
  }

  protected override toHttpError(error: unknown) {
    const httpError = super.toHttpError(error)
    httpError.status = errorResponseOf(error).status
    return httpError
  }

  override async report(error: unknown, ctx: HttpContext) {
    this.#logRefusedChange(error, ctx)
    return super.report(withoutValues(error), ctx)
  }

  /** So that 'it would not save' can be followed: which fields were at fault, not what was in them. */
  #logRefusedChange(error: unknown, { auth, logger, request, route }: HttpContext) {
    const { status, refusal, faults } = errorResponseOf(error)
    if (status >= 500 || !auth?.user || !CHANGES.includes(request.method())) return
    const fields = Object.entries(faults ?? {}).map(([field, { code }]) => `${field}: ${code}`)
    const call = `${request.method()} ${route?.pattern}`
    logger.warn({ call, status, code: refusal.code, fields }, 'A change of a director was refused')
  }

  #allowedMethods({ request }: HttpContext): string[] {
    const methods = METHODS.filter((method) => router.match(request.url(), method, true))
    return methods.includes('GET') ? ['HEAD', ...methods] : methods
  }
}

/** Database errors contain the whole query with its values before the message. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const message = String(error.message).split(' - ').at(-1)!
  const copy = Object.assign(new Error(message), {
    code: error.code,
    status: errorResponseOf(error).status,
  })
  copy.stack = `${message}\n${error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')}`
  return copy
}
