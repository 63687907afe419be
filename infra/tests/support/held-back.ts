import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

export interface Server {
  port: number
  /** The host name to ask for; over TLS when it is given. */
  domain?: string
}

export interface HeldBack {
  method: string
  path: string
  headers?: Record<string, string | number>
  /** What is sent of the body, which may be less than the headers announce. */
  part?: string | Buffer
}

export interface Answered {
  /** 0 when the connection was closed without an answer. */
  status: number
  head: string
  body: string
  milliseconds: number
}

/** Opens a connection and sends a request on it, as it is; the rest of its body never comes. */
export function begin({ port, domain }: Server, request: HeldBack, host = '127.0.0.1'): Socket {
  const { method, path, headers = {}, part = '' } = request
  const socket = domain
    ? connectTls({ host, port, servername: domain, rejectUnauthorized: false })
    : connect(port, host)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: ${domain ?? 'localhost'}\r\n${lines.join('')}\r\n`
  )
  socket.write(part)
  return socket
}

/** Sends a request whose body may never arrive as a whole, and waits for the answer. */
export function holdBack(server: Server, request: HeldBack): Promise<Answered> {
  return new Promise((resolve) => {
    const asked = performance.now()
    const socket = begin(server, request)
    let text = ''
    let milliseconds = 0
    const done = () => {
      socket.destroy()
      const end = text.indexOf('\r\n\r\n')
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      resolve({ status, head: text.slice(0, end), body: text.slice(end + 4), milliseconds })
    }
    socket.on('data', (chunk) => {
      milliseconds ||= performance.now() - asked
      text += chunk.toString('latin1')
      const [, length] = /^content-length: (\d+)/im.exec(text) ?? []
      const end = text.indexOf('\r\n\r\n')
      if (end === -1) return
      const isWhole = length === undefined ? text.endsWith('0\r\n\r\n') : text.length - end - 4 >= Number(length) // prettier-ignore
      if (isWhole || request.method === 'HEAD') done()
    })
    // One that is reset after its answer has answered.
    socket.on('error', done)
    socket.on('close', done)
    socket.setTimeout(20_000, done)
  })
}
