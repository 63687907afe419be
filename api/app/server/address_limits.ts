import { addressExpression } from '#shared/addresses/public_addresses'
import { translations } from '#shared/languages/languages'
import { FORM_MAX, JSON_MAX, PICTURE_FORM_MAX } from '#shared/rules/request_rules'

const FORM = new RegExp(addressExpression(['form'], translations))

const READ_METHODS = ['GET', 'HEAD']

/** Whether a form without JavaScript posts to it. */
export const isFormPath = (path: string) => FORM.test(path)

const isCall = (path: string) => /^\/api(\/|$)/.test(path)

/** Undefined where the API's routes decide. */
export function methodsOf(path: string): string[] | undefined {
  if (isCall(path)) return undefined
  return isFormPath(path) ? [...READ_METHODS, 'POST'] : READ_METHODS
}

/** The largest body in bytes that is read at all. */
export function bodyMaxOf(method: string, path: string): number {
  if (READ_METHODS.includes(method)) return 0
  if (isFormPath(path)) return FORM_MAX
  if (!isCall(path)) return 0
  if (path === '/api/classes') return FORM_MAX
  return /^\/api\/(tournaments|achievements)(\/|$)/.test(path) ? PICTURE_FORM_MAX : JSON_MAX
}
