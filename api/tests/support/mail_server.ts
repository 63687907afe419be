import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import env from '#start/env'

export interface ReceivedMail {
  /** The addresses of the envelope, which decide where it goes. */
  from: string
  to: string[]
  raw: string
}

export interface MailServer {
  port: number
  mails: ReceivedMail[]
  stop(): Promise<void>
}

/** A refusal in the words of a mail server. */
export const refusal = (responseCode: number, sentence: string) =>
  Object.assign(new Error(sentence), { responseCode })

/** Starts a mail server that stores its mails; by default at the address this process sends to. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = env.get('SMTP_PORT')!
): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    async onData(stream, { envelope }, done) {
      const raw = await text(stream)
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
      done(null, `Taken as number ${mails.length}`)
    },
    ...options,
  })
  // A client that goes away in mid-sentence is what some tests are about.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as { port: number }).port,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Cuts all connections as a crash does, without a word. */
export function cutConnections(server: SMTPServer) {
  for (const connection of server.connections as Set<any>) connection._socket.destroy()
}

/** The values of a header, unfolded; its name without regard to case. */
export function headersOf(mail: ReceivedMail, name: string): string[] {
  const block = mail.raw.split('\r\n\r\n')[0]!.replace(/\r\n[\t ]+/g, ' ')
  const start = `${name.toLowerCase()}:`
  return block
    .split('\r\n')
    .filter((line) => line.toLowerCase().startsWith(start))
    .map((line) => line.slice(start.length).trim())
}

/** All that is readable in it, with transfer encodings undone. */
export function bodyOf(mail: ReceivedMail): string {
  return mail.raw
    .split(/^--.*\r\n/m)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n')
      const body = rest.join('\r\n\r\n')
      if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
      if (!/quoted-printable/i.test(head)) return body
      const bytes = body
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      return Buffer.from(bytes, 'latin1').toString()
    })
    .join('\n')
}

/** A header's value as a mail program shows it, its encoded words (RFC 2047) undone. */
export function shownHeader(mail: ReceivedMail, name: string): string {
  const [value = ''] = headersOf(mail, name)
  const joined = value.replace(/(=\?[^?]+\?[BQ]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
  // The bytes of neighbours belong together: a letter may be cut between two of them.
  return joined.replace(/(?:=\?utf-8\?[BQ]\?[^?]*\?=)+/gi, (words) => {
    const bytes = [...words.matchAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind, coded]) => {
      if (/b/i.test(kind!)) return Buffer.from(coded!, 'base64')
      const plain = coded!
        .replaceAll('_', ' ')
        .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      return Buffer.from(plain, 'latin1')
    })
    return Buffer.concat(bytes).toString()
  })
}
