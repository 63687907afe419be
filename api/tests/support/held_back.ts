import { connect } from 'node:net'

export interface HeldBack {
  method: string
  path: string
  host?: string
  headers?: Record<string, string | number>
  /** What is sent of the body; the rest of what the headers announce never comes. */
  part?: string | Buffer
}

/**
 * Sends a request whose body never arrives as a whole, and waits for the first bytes of the answer:
 * a server that waits for the body does not answer.
 * @returns status, headers in one text, and milliseconds until the answer began
 */
export function holdBack({ method, path, host = 'localhost', headers = {}, part = '' }: HeldBack) {
  return new Promise<{ status: number; head: string; milliseconds: number }>((resolve, reject) => {
    const socket = connect(Number(process.env.PORT), '127.0.0.1')
    const asked = performance.now()
    let text = ''
    socket.on('connect', () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}\r\n`)
      socket.write(part)
    })
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const end = text.indexOf('\r\n\r\n')
      if (end === -1) return
      socket.destroy()
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])
      resolve({ status, head: text.slice(0, end), milliseconds: performance.now() - asked })
    })
    socket.on('error', reject)
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no answer to ${method} ${path}`)))
  })
}
