import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import {
  addressExpression,
  spellingExpression,
} from '@academy/api/shared/addresses/public_addresses'
import { isApi } from '@academy/api/shared/rules/request_rules'
import {
  languageOfPath,
  prefixes,
  translations,
  type Language,
} from '@academy/api/shared/languages/languages'
import { documentPolicy } from '@academy/site/policy'
import compression from 'compression'
import {
  ADMIN_WORKER,
  CLOSED_POLICY,
  commonHeaders,
  documentPolicies,
  WORKER_POLICY,
} from './headers.ts'
import { pathOf, serveFiles } from './static-files.ts'

/** `next` is called for unknown routes. */
export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void
) => unknown

export interface Parts {
  siteFiles: string
  siteHandler: SiteHandler
  adminFiles: string
  api: RequestListener
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'
const isUpload = (path: string) => /^\/uploads(\/|$)/.test(path)
const isAdmin = (path: string) => /^\/(login\/?$|admin(\/|$))/.test(path)

/** What a process answers; all other addresses are files. */
const RENDERED = new RegExp(
  addressExpression(['rendered', 'list', 'form', 'redirect'], translations)
)

const REVALIDATE = 'no-cache'
/** For what is sent once: 9 takes five times as long. The site keeps its pages smaller still. */
const QUALITY = 6
const POLICY = 'Content-Security-Policy'

const SPELLING = new RegExp(spellingExpression(translations))

/** Undefined for what is no other spelling of an address. */
function canonicalOf(path: string): string | undefined {
  return path === '/index.html' ? '/' : SPELLING.exec(path)?.groups!.canonical
}

/** Undefined when it cannot be decoded, such as `%ff`. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Nobody's reading depends on a condition; that a copy is still valid is asked otherwise. */
function forgetConditions({ headers }: IncomingMessage) {
  delete headers['if-match']
  delete headers['if-unmodified-since']
}

/** Composes the product like nginx in production. */
export function compose({ siteFiles, siteHandler, adminFiles, api }: Parts): RequestListener {
  const readNotFound = (language: Language) => {
    const page = readFileSync(join(siteFiles, prefixes[language], '404.html'))
    return { page, policy: documentPolicy(page.toString()) }
  }
  const notFound = { en: readNotFound('en'), mr: readNotFound('mr'), hi: readNotFound('hi') }
  const adminPage = readFileSync(join(adminFiles, 'index.html'))
  const adminPolicy = documentPolicy(adminPage.toString())
  const policies = documentPolicies(siteFiles).set('/worker.js', WORKER_POLICY)
  const compress = compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  })

  const serveSite = serveFiles(siteFiles, '/_astro/', policies)
  const serveAdmin = serveFiles(adminFiles, '/assets/', new Map([['/worker.js', WORKER_POLICY]]))

  const sendPage = (response: ServerResponse, status: number, body: Buffer, policy: string) => {
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      [POLICY]: policy,
      'Cache-Control': REVALIDATE,
      'Content-Length': body.length,
    })
    response.end(response.req.method === 'HEAD' ? undefined : body)
  }

  const sendAdmin = (response: ServerResponse) => sendPage(response, 200, adminPage, adminPolicy)
  const sendNotFound = (response: ServerResponse, path = '') => {
    const { page, policy } = notFound[languageOfPath(path)]
    sendPage(response, 404, page, policy)
  }

  /** A picture that is gone is a page for who follows its address; the API would answer JSON. */
  const answerUpload = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const writeHead = response.writeHead.bind(response) as ServerResponse['writeHead']
    const end = response.end.bind(response) as ServerResponse['end']
    response.writeHead = (status: number, ...headers: never[]) => {
      response.statusCode = status
      return status === 404 ? response : writeHead(status, ...headers)
    }
    response.end = (...body: never[]) => {
      response.writeHead = writeHead
      response.end = end
      if (response.statusCode !== 404) return end(...body)
      sendNotFound(response, path)
      return response
    }
    return api(request, response)
  }

  const answerAdmin = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const isPage = !path.startsWith('/admin/') || /^\/admin\/(index\.html)?$/.test(path)
    if (isPage) return sendAdmin(response)
    response.setHeader(POLICY, CLOSED_POLICY)
    if (path === ADMIN_WORKER.path) {
      response.setHeader('Service-Worker-Allowed', ADMIN_WORKER.scope)
    }
    const outside = request.url!
    request.url = outside.slice('/admin'.length)
    serveAdmin(request, response, () => {
      request.url = outside
      // A missing file is a 404; other addresses belong to the app.
      if (path.startsWith('/admin/assets/') || path === ADMIN_WORKER.path)
        return sendNotFound(response)
      sendAdmin(response)
    })
  }

  const answerSite = (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (/\/404(?:\.html)?$/.test(path)) return sendNotFound(response, path)
    response.setHeader(POLICY, CLOSED_POLICY)
    serveSite(request, response, () => {
      if (!RENDERED.test(path)) return sendNotFound(response, path)
      // Rendered pages have their own policy; a response without one is the 404 page.
      response.setHeader(POLICY, notFound.en.policy)
      // oxlint-disable-next-line academy/no-lying-cast -- typed for Express, made for Node's own
      compress(request as never, response as never, () => {
        siteHandler(request, response, () => sendNotFound(response, path))
      })
    })
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
    const path = pathOf(request.url)
    if (isRead(request)) forgetConditions(request)
    if (isRead(request) && isUpload(path)) return answerUpload(request, response, path)
    if (isApi(path)) return api(request, response)
    const plain = decoded(path)
    if (plain === undefined) return sendNotFound(response, path)
    if (isAdmin(path)) return answerAdmin(request, response, path)
    const canonical = canonicalOf(plain)
    if (canonical) {
      response.writeHead(308, { Location: canonical + request.url!.slice(path.length) })
      return response.end()
    }
    answerSite(request, response, plain)
  }
}
