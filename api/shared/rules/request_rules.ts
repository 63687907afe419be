/** Limits used by the Node server and by the nginx configuration. */

export const ADDRESS_MAX = 8_000

export const PARAMETER_MAX = 2_000

export const HEADERS_MAX = 16 * 1024

export const JSON_MAX = 32 * 1024
export const JSON_DEPTH_MAX = 20

export const FORM_MAX = 64 * 1024

export const PICTURE_FORM_MAX = 12 * 1024 * 1024

export const isApi = (path: string) => /^\/(api|uploads)(\/|$)/.test(path)
