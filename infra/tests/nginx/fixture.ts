import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest, type Agent } from 'node:https'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { NGINX } from '../../nginx/nginx-program.ts'
import { readSiteValues, type SiteValues } from '../../nginx/site-values.ts'
import { writeConfiguration } from '../../nginx/write-configuration.ts'
import { freePort } from '../support/free-port.ts'
import { files } from './release.ts'
import { Upstream } from './upstream.ts'

export const DOMAIN = 'academy.example'
export interface Question {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** The Host header, and the name asked for in the TLS handshake. */
  host?: string
  servername?: string
  isPlain?: boolean
  /** The address of this machine to ask from. */
  from?: string
  agent?: Agent
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Each header's name, as often as it was sent. */
  names: string[]
  body: Buffer
  text: string
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
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(at(name)), { recursive: true })
    writeFileSync(at(name), text)
    if (!/^release.*\.(html|js)$/.test(name)) continue
    writeFileSync(`${at(name)}.br`, brotliCompressSync(text))
    writeFileSync(`${at(name)}.gz`, gzipSync(text))
  }
  for (const name of ['cache', 'log']) mkdirSync(at(name))
  const key = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
  ]
  const domain = changes.DOMAIN ?? DOMAIN
  const names = ['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:${domain}`]
  const out = ['-keyout', at('key.pem'), '-out', at('cert.pem')]
  execFileSync('openssl', [...key, '-days', '2', ...names, ...out], { stdio: 'ignore' })

  const upstream = new Upstream()
  await upstream.start()
  const http = await freePort()
  const https = await freePort()
  const site: SiteValues = {
    ...readSiteValues(fileURLToPath(new URL('../../nginx/site.env', import.meta.url))),
    DOMAIN: domain,
    ADDRESSES: '127.0.0.1',
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    CERTIFICATE: at('cert.pem'),
    CERTIFICATE_KEY: at('key.pem'),
    DATA_DIR: behind.data ?? at('data'),
    CACHE_DIR: at('cache'),
    ACME_DIR: at('acme'),
    LOG_DIR: at('log'),
    PID_FILE: at('nginx.pid'),
    NGINX_USER: userInfo().username,
    WORKERS: '1',
    WORKER_CONNECTIONS: '1024',
    // One address asks everything here; the limits have a test of their own.
    CONNECTIONS_PER_ADDRESS: '1000',
    REQUESTS_PER_SECOND: '100000',
    REQUEST_BURST: '100000',
    PAGES_AT_ONCE: '60000',
    ...changes,
  }
  const ports = (behind.ports ?? [upstream.port]).map(String)
  writeConfiguration(site, { release: behind.release ?? at('release'), ports, out: at('conf') })
  const configuration = ['-c', join(at('conf'), 'nginx.conf')]
  const child = spawn(NGINX, [...configuration, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })

  /** Asks exactly the path that is given: nothing is decoded, joined or shortened on the way. */
  const ask = ({ path, method, headers, body, host = domain, from, agent, ...rest }: Question) => {
    const options = {
      host: '127.0.0.1',
      port: rest.isPlain ? http : https,
      path,
      method,
      headers: { Host: host, ...headers },
      localAddress: from,
    }
    const tls = { servername: rest.servername ?? host, rejectUnauthorized: false }
    return new Promise<Answer>((resolve, reject) => {
      const request = rest.isPlain
        ? httpRequest({ ...options, agent: false })
        : httpsRequest({ ...options, ...tls, agent: agent ?? false })
      request.setTimeout(20_000, () => request.destroy(new Error(`no answer to ${path}`)))
      request.on('error', reject)
      request.on('response', async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        const bytes = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          names: response.rawHeaders.filter((_, index) => index % 2 === 0),
          body: bytes,
          text: bytes.toString(),
        })
      })
      request.end(body)
    })
  }
  const until = async () => {
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
    await until()
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
