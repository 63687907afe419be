import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { NotFound } from './documents.ts'

/** A picture that is gone is a page for who follows its address; the API would answer JSON. */
export const serveUploads =
  (api: RequestListener, notFound: NotFound) =>
  (request: IncomingMessage, response: ServerResponse, path: string) => {
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
      notFound.send(response, path)
      return response
    }
    api(request, response)
  }
