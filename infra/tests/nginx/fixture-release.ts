import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const inlineScript = "document.title = 'The admin'"
export const inlineStyle = 'h1{color:gold}'

const page = (name: string) =>
  `<!doctype html><title>${name}</title><style>${inlineStyle}</style><h1>${name}</h1>`

const script = `console.log(${JSON.stringify('knight '.repeat(200))})`

/** A release as the builds leave it, small: what each file says is its own name. */
const files: Record<string, string> = {
  'site/dist/client/about.html': page('About'),
  'site/dist/client/404.html': page('Page Not Found'),
  'site/dist/client/mr/about.html': page('ओळख'),
  'site/dist/client/mr/404.html': page('पान सापडले नाही'),
  'site/dist/client/hi/404.html': page('पेज नहीं मिला'),
  'site/dist/client/robots.txt': 'User-agent: *',
  'site/dist/client/site.webmanifest': '{}',
  'site/dist/client/mr/site.webmanifest': '{}',
  'site/dist/client/hi/site.webmanifest': '{}',
  'site/dist/client/_astro/app.D1VwdD2f.js': script,
  'site/dist/client/_astro/app.D1VwdD2f.js.map': 'the sources',
  'site/dist/client/.env': 'SECRET=1',
  'site/dist/client/.git/config': 'SECRET=2',
  'site/dist/client/dump.sql': 'the database',
  'site/dist/client/worker.js': script,
  'site/dist/secret.txt': 'outside the root',
  'admin/dist/index.html': `<!doctype html><title>Admin</title><script>${inlineScript}</script><h1>Admin</h1>`,
  'admin/dist/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'admin/dist/worker.js': script,
  'admin/dist/assets/main.Xy12.js': script,
}

export const sharePicture = `/uploads/share/0190a1b2-c3d4-7e5f-8a9b-001d2e3f4a5b/${'0c'.repeat(8)}.jpg`

/** Pictures and what must never leave the folder around them. */
const data: Record<string, string> = {
  'academy.sqlite': 'the database',
  'app.key': 'the key',
  'uploads/secret.txt': 'no picture',
  'uploads/tournaments/00112233445566778899aabbccddeeff-400.webp': 'webp bytes',
  'uploads/tournaments/00112233445566778899aabbccddeeff-400.avif': 'avif bytes',
  'uploads/tournaments/00112233445566778899aabbccddeeff-800.jpg': '<script>alert(1)</script>',
  'uploads/withheld/tournaments/00112233445566778899aabbccddeeff-400.webp': 'nobody’s business',
  'uploads/tournaments/page.html': '<script>alert(1)</script>',
  [sharePicture.slice(1)]: 'a drawn card',
}

export const picture = '/uploads/tournaments/00112233445566778899aabbccddeeff-400.webp'

function write(folder: string, contents: Record<string, string>) {
  for (const [name, text] of Object.entries(contents)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Writes the release, its data and a certificate under `folder`. */
export function writeFixture(folder: string, domain: string) {
  write(join(folder, 'release'), files)
  write(join(folder, 'data'), data)
  for (const [name, text] of Object.entries(files)) {
    if (!/\.(html|js)$/.test(name)) continue
    writeFileSync(join(folder, 'release', `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(folder, 'release', `${name}.gz`), gzipSync(text))
  }
  for (const name of ['cache', 'log', 'acme']) mkdirSync(join(folder, name))
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-nodes', '-days', '2', '-subj', `/CN=${domain}`],
      ...['-addext', `subjectAltName=DNS:${domain}`],
      ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
    ],
    { stdio: 'ignore' }
  )
}
