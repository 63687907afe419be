import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server on a port of its own that keeps what it takes. */
export class MailServer {
  readonly taken: { to: string; text: string }[] = []
  readonly #server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData: async (stream, { envelope }, done) => {
      const mail = await text(stream)
      for (const { address } of envelope.rcptTo) this.taken.push({ to: address, text: mail })
      done()
    },
  })

  get port() {
    return (this.#server.server.address() as AddressInfo).port
  }

  async start() {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server.server, 'listening')
  }

  stop() {
    return new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}
