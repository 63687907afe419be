import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readDocument, sendDocument, type NotFound } from './documents.ts'
import { ADMIN_WORKER, CLOSED_POLICY, POLICY, WORKER_POLICY } from './headers.ts'
import { serveFiles } from './static-files.ts'

const PREFIX = '/admin'
const ASSETS = '/assets/'

/** The files of the director's app, and its one page at every other address below `/admin`. */
export function serveAdmin(folder: string, notFound: NotFound) {
  const page = readDocument(join(folder, 'index.html'))
  const sendFile = serveFiles(folder, ASSETS, new Map([['/worker.js', WORKER_POLICY]]))

  return (request: IncomingMessage, response: ServerResponse, path: string) => {
    const isPage = !path.startsWith(`${PREFIX}/`) || /^\/admin\/(index\.html)?$/.test(path)
    if (isPage) return sendDocument(response, 200, page)
    response.setHeader(POLICY, CLOSED_POLICY)
    if (path === ADMIN_WORKER.path) {
      response.setHeader('Service-Worker-Allowed', ADMIN_WORKER.scope)
    }
    const outside = request.url!
    request.url = outside.slice(PREFIX.length)
    sendFile(request, response, () => {
      request.url = outside
      // A missing file is a 404; other addresses belong to the app.
      const isFile = path.startsWith(PREFIX + ASSETS) || path === ADMIN_WORKER.path
      if (isFile) notFound.send(response)
      else sendDocument(response, 200, page)
    })
  }
}
