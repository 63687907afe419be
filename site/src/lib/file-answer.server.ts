import * as m from 'virtual:messages'
import { markFailed, markFresh } from './caching.server'

/**
 * Characters that are none in XML or in a calendar. No text with them is stored today, but one that
 * was stored before would make the whole file unreadable.
 */
// oxlint-disable-next-line no-control-regex -- what it looks for
const NO_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/** Answers with a file that programs read; without one the API did not answer. */
export function fileAnswer(body: string | null, type: string, name?: string): Response {
  if (body === null) {
    const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8' })
    const failed = { status: 503, headers }
    markFailed(failed)
    return new Response(`${m.recordsFailed()}\n`, failed)
  }
  const response = new Response(body.replace(NO_CHARACTERS, ''), {
    headers: { 'Content-Type': `${type}; charset=utf-8` },
  })
  if (name) response.headers.set('Content-Disposition', `inline; filename="${name}"`)
  markFresh(response)
  return response
}
