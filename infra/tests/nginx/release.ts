import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const PICTURE = '/uploads/tournaments/00112233445566778899aabbccddeeff-400.webp'
export const SHARE_PICTURE = `/uploads/share/0190a1b2-c3d4-7e5f-8a9b-001d2e3f4a5b/${'0c'.repeat(8)}.jpg`

export const inlineScript = "document.title = 'Admin'"
export const inlineStyle = 'h1{color:gold}'
const page = (name: string) =>
  `<!doctype html><title>${name}</title><style>${inlineStyle}</style><h1>${name}</h1>`
const app = (name: string) =>
  `<!doctype html><title>${name}</title><script>${inlineScript}</script>`

/** A release and its data as they lie on a server, small. */
const files: Record<string, string> = {
  'release/site/dist/client/about.html': page('About'),
  'release/site/dist/client/404.html': page('Page Not Found'),
  'release/site/dist/client/mr/about.html': page('ओळख'),
  'release/site/dist/client/mr/404.html': page('पान सापडले नाही'),
  'release/site/dist/client/hi/404.html': page('पेज नहीं मिला'),
  'release/site/dist/client/robots.txt': 'User-agent: *',
  'release/site/dist/client/mr/site.webmanifest': '{}',
  'release/site/dist/client/_astro/app.D1VwdD2f.js': 'console.log("site")',
  'release/site/dist/client/_astro/app.D1VwdD2f.js.map': 'SECRET',
  'release/site/dist/client/.env': 'SECRET',
  'release/site/dist/client/dump.sql': 'SECRET',
  'release/site/dist/client/worker.js': 'self.name = "site"',
  'release/site/dist/secret.txt': 'SECRET',
  'release/admin/dist/index.html': app('Admin'),
  'release/admin/dist/manifest.webmanifest': '{}',
  'release/admin/dist/worker.js': 'self.name = "admin"',
  'release/admin/dist/assets/main.Xy12.js': 'console.log("admin")',
  'data/academy.sqlite': 'SECRET',
  'data/uploads/secret.txt': 'SECRET',
  'data/uploads/tournaments/page.html': 'SECRET',
  [`data${PICTURE}`]: 'a picture',
  [`data${PICTURE.replace('/uploads/', '/uploads/withheld/')}`]: 'SECRET',
  [`data${SHARE_PICTURE}`]: 'a drawn card',
  'acme/.well-known/acme-challenge/token': 'proof',
}

/** Writes them below a folder, pages and scripts also compressed. */
export function writeRelease(folder: string) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    if (!/^release.*\.(html|js)$/.test(name)) continue
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    writeFileSync(`${file}.gz`, gzipSync(text))
  }
}
