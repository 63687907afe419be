import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { methodsOf } from '#server/address_limits'
import { earlyAnswer, type EarlyRefusal } from '#server/early_refusal'

interface ParseError extends Error {
  code?: string
  /** What was received last. */
  rawPacket?: Buffer
}

/** Every method of the API: of an unknown one it is not known which route was meant. */
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

const notAllowed = (path: string): EarlyRefusal => ({
  status: 405,
  code: 'method_not_allowed',
  allow: methodsOf(path) ?? API_METHODS,
})

function refusalOf(code: string | undefined, path: string): EarlyRefusal {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, code: 'headers_too_large' }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, code: 'request_malformed' }
  return code === 'HPE_INVALID_METHOD' && path
    ? notAllowed(path)
    : { status: 400, code: 'request_malformed' }
}

/** Where Node has no response to write to. */
function write(socket: Duplex, path: string, refusal: EarlyRefusal) {
  const { text, headers } = earlyAnswer(path, refusal)
  const lines = Object.entries({
    ...headers,
    Date: new Date().toUTCString(),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  const { status } = refusal
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'))
}

/** Answers what Node's parser refuses, which would get an empty answer. */
export function answerUnreadable(server: Server) {
  const answering = new WeakSet<Duplex>()
  const mark = ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.add(socket)
    response.once('close', () => answering.delete(socket))
  }
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, mark)
  server.on('clientError', ({ code, rawPacket }: ParseError, socket) => {
    // The rest of a request that is being answered, whose answer must not be cut in two.
    if (answering.has(socket) || !socket.writable) return void socket.destroy()
    const [, path = ''] = /^[\w-]+ (\/[^ ?]*)/.exec(rawPacket?.toString('latin1') ?? '') ?? []
    write(socket, path, refusalOf(code, path))
  })
  server.on('connect', ({ url = '' }, socket: Duplex) => write(socket, url, notAllowed('/')))
}
