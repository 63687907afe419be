import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  addressExpression,
  spellingExpression,
  type PublicAddress,
} from '../../api/shared/addresses/public_addresses.ts'
import { sentenceOf, type Coded } from '../../api/shared/rules/codes.ts'
import * as rules from '../../api/shared/rules/request_rules.ts'
import { translations } from '../../api/shared/languages/languages.ts'
import { ADMIN_WORKER, CLOSED_POLICY, WORKER_POLICY } from '../start/headers.ts'
import { generatedFiles, OVER_TLS } from './generated-files.ts'
import { HAS_HTTP2_DIRECTIVE } from './nginx-program.ts'
import { outagePages } from './outage-pages.ts'
import type { SiteValues } from './site-values.ts'

const templates = fileURLToPath(new URL('.', import.meta.url))

export interface Target {
  release: string
  ports: string[]
  /** Its old content is removed. */
  out: string
}

function listen(site: SiteValues, port: string, options = ''): string {
  return site.ADDRESSES.split(' ')
    .map((address) => `listen ${address}:${port}${options};`)
    .join('\n')
}

const jsonOf = (coded: Coded) => JSON.stringify({ message: sentenceOf(coded), ...coded })

/** What nginx refuses before it has read the request's address, by status. */
const UNREAD: Record<number, Coded> = {
  400: { code: 'request_malformed' },
  404: { code: 'not_found' },
  414: { code: 'address_too_long' },
  431: { code: 'headers_too_large' },
}

const unreadRefusals = Object.entries(UNREAD).flatMap(([status, coded]): [string, string][] => [
  [`refusals/${status}.json`, jsonOf(coded)],
  [`refusals/${status}.txt`, `${sentenceOf(coded)}\n`],
])

const addressesOf = (...answers: PublicAddress['answer'][]) =>
  addressExpression(answers, translations)

function placeholders(site: SiteValues, { release, ports, out }: Target): Record<string, string> {
  const isHttp2 = site.HTTP2 === 'on'
  const https = isHttp2 && !HAS_HTTP2_DIRECTIVE ? ' ssl http2' : ' ssl'
  return {
    ...site,
    LISTEN_HTTP: listen(site, site.HTTP_PORT),
    LISTEN_HTTPS: listen(site, site.HTTPS_PORT, https),
    LISTEN_HTTPS_FIRST: listen(site, site.HTTPS_PORT, `${https} sndbuf=256k`),
    HTTP2_DIRECTIVE: isHttp2 && HAS_HTTP2_DIRECTIVE ? 'http2 on;' : '',
    OTHER_NAMES_SERVER: site.OTHER_NAMES && 'include snippets/other-names.conf;',
    PUBLIC_PORT: site.HTTPS_PORT === '443' ? '' : `:${site.HTTPS_PORT}`,
    SITE_ROOT: join(release, 'site', 'dist', 'client'),
    ADMIN_ROOT: join(release, 'admin', 'dist'),
    CONFIG_ROOT: out,
    // Two failures in two seconds: the other process gets the requests.
    UPSTREAM_SERVERS: ports
      .map((port) => `    server 127.0.0.1:${port} max_fails=2 fail_timeout=2s;`)
      .join('\n'),
    TRANSLATIONS: translations.join('|'),
    OVER_TLS,
    CLOSED_POLICY,
    WORKER_POLICY,
    LIST_ADDRESSES: addressesOf('list'),
    RENDERED_ADDRESSES: addressesOf('rendered', 'redirect'),
    FORM_ADDRESSES: addressesOf('form'),
    SPELLINGS: spellingExpression(translations),
    ADMIN_WORKER: ADMIN_WORKER.path,
    ADMIN_WORKER_SCOPE: ADMIN_WORKER.scope,
    FORM_MAX: String(rules.FORM_MAX),
    PICTURE_FORM_MAX: String(rules.PICTURE_FORM_MAX),
    PARAMETER_MAX: String(rules.PARAMETER_MAX),
    BODY_TOO_LARGE: jsonOf({ code: 'body_too_large' }),
    METHOD_NOT_ALLOWED: jsonOf({ code: 'method_not_allowed' }),
    METHOD_NOT_ALLOWED_SENTENCE: sentenceOf({ code: 'method_not_allowed' }),
    TOO_MANY_REQUESTS: jsonOf({ code: 'too_many_requests', params: { minutes: 1 } }),
    BUSY: jsonOf({ code: 'busy' }),
  }
}

/**
 * Writes a whole nginx configuration for one release: `nginx.conf` and all it includes.
 * @throws Error when a template names a value that does not exist, or a built file is missing
 */
export function writeConfiguration(site: SiteValues, target: Target) {
  const values = placeholders(site, target)
  const fill = (text: string, file: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (name in values) return values[name]!
      throw new Error(`${file} asks for ${name}, which no one sets.`)
    })
  const write = (name: string, text: string) => {
    const file = join(target.out, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }

  rmSync(target.out, { recursive: true, force: true })
  const names = readdirSync(templates, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((name) => name.endsWith('.conf'))) {
    write(name, fill(readFileSync(join(templates, name), 'utf8'), name))
  }
  for (const [name, text] of [...outagePages, ...unreadRefusals]) write(`pages/${name}`, text)
  const built = {
    siteFiles: values.SITE_ROOT!,
    adminFiles: values.ADMIN_ROOT!,
    pages: join(target.out, 'pages'),
  }
  for (const [name, text] of Object.entries(generatedFiles(built))) write(`generated/${name}`, text)
}
