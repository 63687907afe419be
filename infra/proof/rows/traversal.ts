import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { photograph } from '../../tests/support/pictures.ts'
import type { Outcome } from '../outcome.ts'

const ups = [
  '..', '%2e%2e', '%2E%2E', '.%2e', '%2e.', '..;', '..%00', '%252e%252e', '%c0%ae%c0%ae', '%uff0e%uff0e',
  '..%5c..', '....', '..%2f..', '..%252f..', '..\\..', '%e0%80%ae%e0%80%ae', '..%ef%bc%8f', '.%00.', '..%0d', '..%09',
] // prettier-ignore
const slashes = ['/', '%2f', '%5c']
const targets = ['etc/passwd', 'app.key', 'academy.sqlite']
const prefixes = ['/', '/_astro/', '/admin/', '/admin/assets/', '/uploads/', '/uploads/tournaments/', '/api/', '/updates/', '/.well-known/acme-challenge/'] // prettier-ignore
const hidden = [
  '/.env', '/.git/config', '/.git/HEAD', '/site.env', '/app.key', '/academy.sqlite', '/academy.sqlite-wal', '/uploads/../app.key',
  '/dump.sql', '/backup.tar.gz', '/backup.zip', '/index.html.bak', '/index.html~', '/server.log', '/nginx.conf', '/package.json',
  '/package-lock.json', '/node_modules/', '/api/build/ace.js', '/admin/index.html.br', '/_astro/', '/admin/assets/', '/uploads/', '/snapshots/',
] // prettier-ignore
const SECRET = /root:x:0|SQLite format 3|BEGIN [A-Z ]*PRIVATE|APP_KEY|\[core\]|"lockfileVersion"/

/** Asks for exactly these bytes: no client may tidy the address up. */
function ask(port: number, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(
      { host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false },
      () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    )
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () =>
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text })
    )
    socket.setTimeout(10_000, () => socket.destroy())
  })
}

/** S9: every way to climb out of a folder, everywhere; and the names of uploaded files. */
export async function traversal(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const key = readFileSync(join(academy.data, 'app.key'), 'utf8').trim()
    const paths = prefixes.flatMap((prefix) =>
      ups.flatMap((up) =>
        slashes.flatMap((slash) =>
          targets.map((target) => `${prefix}${`${up}${slash}`.repeat(6)}${target}`)
        )
      )
    )
    const wrong: string[] = []
    let count = 0
    const queue = [...paths, ...hidden]
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
          const { status, text } = await ask(academy.ports.https, path)
          count += 1
          if (SECRET.test(text) || text.includes(key)) wrong.push(`${path} leaks`)
          // The admin's own addresses answer with its one page, whatever stands behind them.
          const isApp = path.startsWith('/admin/') && text.includes('<div id="root"')
          if (status >= 500 || status === 0 || (status === 200 && !isApp))
            wrong.push(`${path} ${status}`)
        }
      })
    )

    const client = new Client(academy.origin)
    const token = await client.signIn()
    const names = ['../../evil.jpg', '..\\evil.jpg', '/etc/cron.d/evil', 'evil.php', 'evil.jpg\u0000.php', '.htaccess', 'a'.repeat(5000)] // prettier-ignore
    const before = new Set(readdirSync(academy.root))
    for (const name of names) {
      const form = new FormData()
      form.set('title', 'Named badly')
      form.set('description', 'For the trial.')
      form.set('formLink', 'https://forms.example/x')
      form.set('banner', new Blob([new Uint8Array(await photograph(80, 60))]), name)
      const { status } = await client.send('POST', '/api/tournaments', form, token)
      if (status >= 500) wrong.push(`upload called ${name.slice(0, 30)} ${status}`)
    }
    const files = readdirSync(join(academy.data, 'uploads'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((name) => statSync(join(academy.data, 'uploads', name)).isFile())
    const odd = files.filter(
      (name) => !/^tournaments\/[0-9a-f]{32}-\d+\.(jpg|webp|avif)$/.test(name)
    )
    const outside = readdirSync(academy.root).filter((name) => !before.has(name))
    if (odd.length + outside.length > 0) wrong.push(`files ${[...odd, ...outside].join(' ')}`)
    return {
      holds: wrong.length === 0 && files.length > 0,
      seen:
        `${count} addresses (${ups.length * slashes.length} encodings, ${prefixes.length} places, ${hidden.length} hidden files): ` +
        `${wrong.length} wrong; ${names.length} names of uploads: ${files.length} files, ${odd.length} with a name of the client` +
        (wrong[0] ? ` (${wrong.slice(0, 3).join('; ')})` : ''),
    }
  } finally {
    academy.remove()
  }
}
