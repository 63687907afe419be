import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** How the server behaves, from the next command or connection on. */
export type MailMode =
  | 'well'
  /** Takes the connection and says nothing. */
  | 'silent'
  /** Greets after half a minute. */
  | 'slow'
  /** Refuses each recipient for now. */
  | 'busy'
  /** Refuses each recipient for good. */
  | 'refusing'
  /** Hangs up when it has the whole mail, before it says that it took it. */
  | 'dropping'

export interface TakenMail {
  to: string
  messageId: string
  text: string
}

/** A mail server of a few lines, with the faults that real ones have. */
export class MailServer {
  mode: MailMode = 'well'
  /** Milliseconds that it takes to store a mail. */
  delay = 0
  readonly taken: TakenMail[] = []
  #server?: Server
  #port = 0
  #sockets = new Set<Socket>()

  get port() {
    return this.#port
  }

  /** Listens, after `stop` on the same port again. */
  async start() {
    const server = createServer((socket) => this.#greet(socket))
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (server.address() as AddressInfo).port
    this.#server = server
  }

  async stop() {
    for (const socket of this.#sockets) socket.destroy()
    const server = this.#server
    this.#server = undefined
    if (server) await new Promise((resolve) => server.close(resolve))
  }

  #greet(socket: Socket) {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => {})
    if (this.mode === 'silent') return
    const wait = this.mode === 'slow' ? 30_000 : 0
    const timer = setTimeout(() => socket.write('220 mail.example ESMTP\r\n'), wait)
    socket.on('close', () => clearTimeout(timer))
    this.#converse(socket)
  }

  #converse(socket: Socket) {
    let pending = ''
    let recipient = ''
    let isData = false
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      pending += String(chunk)
      if (isData) {
        const end = pending.indexOf('\r\n.\r\n')
        if (end < 0) return
        const text = pending.slice(0, end)
        pending = pending.slice(end + 5)
        isData = false
        if (this.mode === 'dropping') return socket.destroy()
        const messageId = /^Message-ID: (.*)$/im.exec(text)?.[1] ?? ''
        this.taken.push({ to: recipient, messageId, text })
        setTimeout(() => socket.write('250 taken\r\n'), this.delay)
        return
      }
      for (let end = pending.indexOf('\r\n'); end >= 0 && !isData; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        const [, to] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? []
        if (to) recipient = to
        isData = /^DATA/i.test(line)
        socket.write(`${this.#answer(line)}\r\n`)
        if (/^QUIT/i.test(line)) socket.end()
      }
    })
  }

  #answer(line: string) {
    if (/^EHLO/i.test(line)) return '250 mail.example'
    if (/^DATA/i.test(line)) return '354 go ahead'
    if (/^QUIT/i.test(line)) return '221 bye'
    if (/^RCPT/i.test(line) && this.mode === 'busy') return '451 try again later'
    if (/^RCPT/i.test(line) && this.mode === 'refusing') return '550 no such mailbox'
    return '250 ok'
  }
}
