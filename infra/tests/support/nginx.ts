import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { NGINX } from '../../nginx/nginx-program.ts'
import { readSiteValues, type SiteValues } from '../../nginx/site-values.ts'
import { writeConfiguration } from '../../nginx/write-configuration.ts'
import { freePorts } from '../../start/free-port.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const shipped = join(project, 'infra/nginx/site.env')

/** Browsers find it without a name server. */
const DOMAIN = 'localhost'

/**
 * The shipped configuration in a real nginx, before a process that serves the built product. Limits by
 * address are out of the way.
 * @param port of that process
 * @param data its DATA_DIR
 * @param changes values that differ from the shipped ones
 */
export async function startNginx(port: number, data: string, changes: Partial<SiteValues> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'academy-nginx-'))
  const at = (name: string) => join(folder, name)
  for (const name of ['cache', 'log', 'acme']) mkdirSync(at(name))
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const names = ['-subj', `/CN=${DOMAIN}`, '-addext', `subjectAltName=DNS:${DOMAIN}`]
  const files = ['-keyout', at('key.pem'), '-out', at('cert.pem')]
  execFileSync('openssl', [...request, '-nodes', '-days', '2', ...names, ...files], {
    stdio: 'ignore',
  })
  const [http, https] = await freePorts(2)
  const site = {
    ...readSiteValues(shipped),
    DOMAIN,
    ADDRESSES: '127.0.0.1',
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    HTTP2: 'on',
    CERTIFICATE: at('cert.pem'),
    CERTIFICATE_KEY: at('key.pem'),
    DATA_DIR: data,
    CACHE_DIR: at('cache'),
    ACME_DIR: at('acme'),
    LOG_DIR: at('log'),
    PID_FILE: at('nginx.pid'),
    // The folders are their maker's alone.
    NGINX_USER: userInfo().username,
    WORKERS: '1',
    CONNECTIONS_PER_ADDRESS: '10000',
    REQUESTS_PER_SECOND: '100000',
    REQUEST_BURST: '100000',
    SIGN_INS_PER_MINUTE: '1000',
    ...changes,
  }
  writeConfiguration(site, { release: project, ports: [String(port)], out: at('conf') })
  const configuration = join(at('conf'), 'nginx.conf')
  const child = spawn(NGINX, ['-c', configuration, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'exit')
  const isUp = () =>
    fetch(`http://${DOMAIN}:${http}/`, { redirect: 'manual' }).then(
      () => true,
      () => false
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${output}`)
    await pause(25)
  }
  return {
    port: https!,
    origin: `https://${DOMAIN}:${https}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
