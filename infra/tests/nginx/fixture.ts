import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { NGINX } from '../../nginx/nginx-program.ts'
import { readSiteValues, type SiteValues } from '../../nginx/site-values.ts'
import { writeConfiguration } from '../../nginx/write-configuration.ts'
import { freePort } from '../support/free-port.ts'
import { askerOf, type Place } from './ask.ts'
import { writeRelease } from './release.ts'
import { Upstream } from './upstream.ts'

export const DOMAIN = 'academy.example'

function writeCertificate(folder: string, domain: string) {
  const options = [
    ['-x509', '-nodes'],
    ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ['-days', '2'],
    ['-subj', `/CN=${domain}`],
    ['-addext', `subjectAltName=DNS:${domain}`],
    ['-keyout', join(folder, 'key.pem')],
    ['-out', join(folder, 'cert.pem')],
  ]
  execFileSync('openssl', ['req', ...options.flat()], { stdio: 'ignore' })
}

const shipped = fileURLToPath(new URL('../../nginx/site.env', import.meta.url))

/** The shipped values, but for where things lie, and for limits that a test of its own is about. */
function siteIn(folder: string, { http, https, domain }: Place): SiteValues {
  const at = (name: string) => join(folder, name)
  return {
    ...readSiteValues(shipped),
    DOMAIN: domain,
    ADDRESSES: '127.0.0.1',
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    CERTIFICATE: at('cert.pem'),
    CERTIFICATE_KEY: at('key.pem'),
    DATA_DIR: at('data'),
    CACHE_DIR: at('cache'),
    ACME_DIR: at('acme'),
    LOG_DIR: at('log'),
    PID_FILE: at('nginx.pid'),
    NGINX_USER: userInfo().username,
    WORKERS: '1',
    WORKER_CONNECTIONS: '1024',
    // One address asks everything here.
    CONNECTIONS_PER_ADDRESS: '1000',
    REQUESTS_PER_SECOND: '100000',
    REQUEST_BURST: '100000',
    PAGES_AT_ONCE: '60000',
  }
}

/**
 * The shipped configuration in a real nginx on loopback.
 * @param changes values that differ from the shipped site.env
 * @param behind a release and a process to serve instead of the small ones
 */
export async function startNginx(
  changes: Partial<SiteValues> = {},
  behind: { release?: string; data?: string; ports?: number[] } = {}
) {
  const folder = mkdtempSync(join(tmpdir(), 'academy-nginx-'))
  chmodSync(folder, 0o755)
  const at = (name: string) => join(folder, name)
  writeRelease(folder)
  for (const name of ['cache', 'log']) mkdirSync(at(name))
  const domain = changes.DOMAIN ?? DOMAIN
  writeCertificate(folder, domain)

  const upstream = new Upstream()
  await upstream.start()
  const http = await freePort()
  const https = await freePort()
  const place = { http, https, domain }
  const site = { ...siteIn(folder, place), ...changes }
  if (behind.data) site.DATA_DIR = behind.data
  const ports = (behind.ports ?? [upstream.port]).map(String)
  writeConfiguration(site, { release: behind.release ?? at('release'), ports, out: at('conf') })
  const configuration = ['-c', join(at('conf'), 'nginx.conf')]
  const child = spawn(NGINX, [...configuration, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })

  const ask = askerOf(place)
  const untilItAnswers = async () => {
    while (!(await ask({ path: '/robots.txt' }).catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error('nginx did not start.')
      await sleep(25)
    }
  }
  const stop = async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
    await upstream.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilItAnswers()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    ask,
    upstream,
    https,
    origin: `https://${domain}:${https}`,
    /** The whole configuration as nginx has read it. */
    dump: () => spawnSync(NGINX, ['-T', ...configuration], { encoding: 'utf8' }).stdout,
    log: () => readFileSync(join(at('log'), 'academy.log'), 'utf8'),
    errors: () => readFileSync(join(at('log'), 'error.log'), 'utf8'),
    stop,
  }
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>
