import type { HttpContext } from '@adonisjs/core/http'

/** Whether a body of at least one byte is announced; a length of 0 is no body. */
export function hasContent(request: HttpContext['request']): boolean {
  return request.hasBody() && request.header('content-length') !== '0'
}
