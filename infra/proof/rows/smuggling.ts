import { connect } from 'node:tls'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import type { Outcome } from '../outcome.ts'

const line = 'POST /api/contacts HTTP/1.1\r\nHost: localhost\r\n'
const hidden = 'GET /api/settings HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Requests that two servers might divide differently. */
const pairs: Record<string, string> = {
  'length and chunks': `${line}Content-Length: ${hidden.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks spelled oddly': `${line}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks twice': `${line}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`,
  'two lengths': `${line}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a length with a sign': `${line}Content-Length: +${hidden.length}\r\n\r\n${hidden}`,
  'a folded header': `${line}X-A: b\r\n Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n`,
  'a space before the colon': `${line}Content-Length : ${hidden.length}\r\n\r\n${hidden}`,
  'two hosts': `GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n`,
  'another host in the address': `GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'a host with a path': `GET / HTTP/1.1\r\nHost: localhost/evil\r\n\r\n`,
}

function statuses(port: number, bytes: string): Promise<number[]> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false }
    let answers = ''
    const socket = connect(options, () => {
      socket.write(bytes)
      setTimeout(() => socket.destroy(), 700)
    })
    socket.on('data', (chunk) => (answers += chunk))
    // A connection that is reset is a refusal too; 'close' follows.
    socket.on('error', () => {})
    socket.on('close', () =>
      resolve([...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)))
    )
  })
}

/** S15: each odd request is refused or ignored, and nothing hidden in it is answered. */
export async function smuggling(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const wrong: string[] = []
    let count = 0
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(
        Object.entries(pairs).map(async ([name, bytes]) => {
          const seen = await statuses(academy.ports.https, bytes)
          // 401 would be the hidden request for the settings; 200 a foreign name that was served.
          return seen.some((status) => status < 300 || status === 401) || seen.length > 1
            ? `${name}: ${seen.join(' ')}`
            : undefined
        })
      )
      count += answers.length
      wrong.push(...answers.filter((answer) => answer !== undefined))
    }
    const { status } = await new Client(academy.origin).call('/api/tournaments')
    return {
      holds: wrong.length === 0 && status === 200,
      seen: `${count} requests, ${wrong.length} understood${wrong[0] ? ` (${wrong[0]})` : ''}`,
    }
  } finally {
    academy.remove()
  }
}
