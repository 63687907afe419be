import { errorBody } from '#exceptions/error_body'
import { sentenceOf, type PlainCode } from '#shared/rules/codes'
import { isApi } from '#shared/rules/request_rules'

/** A refusal before the router knows its route. */
export interface EarlyRefusal {
  status: number
  code: PlainCode
  allow?: string[]
  /** Seconds. */
  retryAfter?: number
}

/** As JSON for addresses of the API, else as a plain sentence. */
export function earlyAnswer(path: string, { code, allow, retryAfter }: EarlyRefusal) {
  const isJson = isApi(path)
  const type = isJson ? 'application/json' : 'text/plain'
  const text = isJson ? JSON.stringify(errorBody({ code })) : `${sentenceOf({ code })}\n`
  const headers: Record<string, string> = {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': String(Buffer.byteLength(text)),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  }
  if (retryAfter) headers['Retry-After'] = String(retryAfter)
  if (allow) headers.Allow = allow.join(', ')
  return { text, headers }
}
