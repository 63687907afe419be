import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import { addressExpression } from '@academy/api/shared/addresses/public_addresses'
import { translations } from '@academy/api/shared/languages/languages'
import compression from 'compression'
import type { NotFound } from './documents.ts'
import { CLOSED_POLICY, documentPolicies, POLICY, WORKER_POLICY } from './headers.ts'
import { serveFiles } from './static-files.ts'

/** `next` is called for unknown routes. */
export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void
) => unknown

/** What a process answers; all other addresses are files. */
const RENDERED = new RegExp(
  addressExpression(['rendered', 'list', 'form', 'redirect'], translations)
)

/** For what is sent once: 9 takes five times as long. The site keeps its pages smaller still. */
const QUALITY = 6

const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
})

/** The site's files, and the pages that are rendered when they are asked for. */
export function serveSite(folder: string, render: SiteHandler, notFound: NotFound) {
  const policies = documentPolicies(folder).set('/worker.js', WORKER_POLICY)
  const sendFile = serveFiles(folder, '/_astro/', policies)

  return (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (/\/404(?:\.html)?$/.test(path)) return notFound.send(response, path)
    response.setHeader(POLICY, CLOSED_POLICY)
    sendFile(request, response, () => {
      if (!RENDERED.test(path)) return notFound.send(response, path)
      // Rendered pages have their own policy; a response without one is the 404 page.
      response.setHeader(POLICY, notFound.policy)
      // oxlint-disable-next-line academy/no-lying-cast -- typed for Express, made for Node's own
      compress(request as never, response as never, () => {
        render(request, response, () => notFound.send(response, path))
      })
    })
  }
}
