/** Limits used by the Node server and by the nginx configuration. */

export const ADDRESS_MAX = 8_000

export const PARAMETER_MAX = 2_000

export const HEADERS_MAX = 16 * 1024

export const JSON_MAX = 32 * 1024
export const JSON_DEPTH_MAX = 20

export const FORM_MAX = 64 * 1024

export const PICTURE_FORM_MAX = 12 * 1024 * 1024

/** The contact form without JavaScript posts to these. */
const FORM_PATHS = ['/contact/send', '/mr/contact/send', '/hi/contact/send']

const READ_METHODS = ['GET', 'HEAD']

export const isApi = (path: string) => /^\/(api|uploads)(\/|$)/.test(path)

export const isFormPath = (path: string) => FORM_PATHS.includes(path)

export function methodsOf(path: string): string[] | undefined {
  if (isApi(path)) return undefined
  return isFormPath(path) ? [...READ_METHODS, 'POST'] : READ_METHODS
}

export function bodyMaxOf(method: string, path: string): number {
  if (READ_METHODS.includes(method)) return 0
  if (isFormPath(path)) return FORM_MAX
  if (!/^\/api(\/|$)/.test(path)) return 0
  return /^\/api\/(tournaments|achievements)(\/|$)/.test(path) ? PICTURE_FORM_MAX : JSON_MAX
}
