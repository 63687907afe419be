// Writes the nginx configuration of a release from site.env and lets nginx check it:
//   node infra/nginx/render.ts --site /etc/academy/site.env --release <folder> \
//     --port 8081 --port 8082 --out <folder>
import { spawnSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { NGINX } from './nginx-program.ts'
import { BadSiteValue, readSiteValues, type SiteValues } from './site-values.ts'
import { writeConfiguration } from './write-configuration.ts'

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function readArguments() {
  const text = { type: 'string' } as const
  const ports = { type: 'string', multiple: true } as const
  const options = { site: text, release: text, port: ports, out: text }
  const { site, release, port, out } = parseArgs({ options }).values
  if (!site || !release || !port || !out) {
    refuse('Say --site <site.env> --release <folder> --port <port> --out <folder>.')
  }
  return { site, release: resolve(release), ports: port, out: resolve(out) }
}

/** Checked here, because the error of nginx is hard to read. */
function assertPresent(files: Record<string, string>) {
  for (const [what, file] of Object.entries(files)) {
    if (!existsSync(file)) refuse(`${what} ${file} does not exist.`)
  }
}

/** No refusal: the certificate of another name can only be got while that name is answered. */
function warnOfCertificate({ CERTIFICATE, DOMAIN, OTHER_NAMES }: SiteValues) {
  const certificate = new X509Certificate(readFileSync(CERTIFICATE))
  const names = [DOMAIN, ...OTHER_NAMES.split(' ').filter(Boolean)]
  const missing = names.filter((name) => !certificate.checkHost(name))
  if (missing.length === 0) return
  console.log(
    `${CERTIFICATE} is not for ${missing.join(', ')}: run infra/deploy/setup.sh ${DOMAIN} <your email>.`
  )
}

function check(file: string) {
  const { status, stderr, error } = spawnSync(NGINX, ['-t', '-q', '-c', file], {
    encoding: 'utf8',
  })
  if (error) refuse('nginx is not installed, so the configuration cannot be checked.')
  if (stderr.includes('unknown directive "brotli_static"')) {
    refuse('nginx lacks brotli_static: install libnginx-mod-http-brotli-static.')
  }
  if (status !== 0) refuse(`nginx does not accept ${file}:\n${stderr.trim()}`)
}

const { site: siteFile, release, ports, out } = readArguments()
try {
  const site = readSiteValues(siteFile)
  assertPresent({
    'The built site': join(release, 'site', 'dist', 'client', '404.html'),
    'The built admin': join(release, 'admin', 'dist', 'index.html'),
    CERTIFICATE: site.CERTIFICATE,
    CERTIFICATE_KEY: site.CERTIFICATE_KEY,
    CACHE_DIR: site.CACHE_DIR,
    LOG_DIR: site.LOG_DIR,
    DATA_DIR: site.DATA_DIR,
  })
  writeConfiguration(site, { release, ports, out })
  check(join(out, 'nginx.conf'))
  warnOfCertificate(site)
  console.log(`The nginx configuration of ${site.DOMAIN} is in ${out}.`)
} catch (error) {
  if (error instanceof BadSiteValue) refuse(error.message)
  throw error
}
