import type { IncomingMessage, RequestListener } from 'node:http'
import { spellingExpression } from '@academy/api/shared/addresses/public_addresses'
import { isApi } from '@academy/api/shared/rules/request_rules'
import { translations } from '@academy/api/shared/languages/languages'
import { serveAdmin } from './serve-admin.ts'
import { serveSite, type SiteHandler } from './serve-site.ts'
import { serveUploads } from './serve-uploads.ts'
import { readNotFound } from './documents.ts'
import { commonHeaders } from './headers.ts'
import { pathOf } from './static-files.ts'

export interface Parts {
  siteFiles: string
  siteHandler: SiteHandler
  adminFiles: string
  api: RequestListener
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'
const isUpload = (path: string) => /^\/uploads(\/|$)/.test(path)
const isAdmin = (path: string) => /^\/(login\/?$|admin(\/|$))/.test(path)

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
  const notFound = readNotFound(siteFiles)
  const answerUpload = serveUploads(api, notFound)
  const answerAdmin = serveAdmin(adminFiles, notFound)
  const answerSite = serveSite(siteFiles, siteHandler, notFound)

  return (request, response) => {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
    const path = pathOf(request.url)
    if (isRead(request)) forgetConditions(request)
    if (isRead(request) && isUpload(path)) return answerUpload(request, response, path)
    if (isApi(path)) return api(request, response)
    const plain = decoded(path)
    if (plain === undefined) return notFound.send(response, path)
    if (isAdmin(path)) return answerAdmin(request, response, path)
    const canonical = canonicalOf(plain)
    if (canonical) {
      response.writeHead(308, { Location: canonical + request.url!.slice(path.length) })
      return response.end()
    }
    answerSite(request, response, plain)
  }
}
