import { readFileSync } from 'node:fs'

/** The message is for the person who edits site.env. */
export class BadSiteValue extends Error {}

type Rule = { test: RegExp; meaning: string }

const path: Rule = { test: /^\/[\w./@+-]+$/, meaning: 'an absolute path' }
const port: Rule = { test: /^[1-9]\d{1,4}$/, meaning: 'a port number' }
const count: Rule = { test: /^[1-9]\d{0,5}$/, meaning: 'a whole number above 0' }

const HOST = /(?=\S{1,253}(?: |$))[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*/
  .source

const rules = {
  DOMAIN: {
    test: new RegExp(`^${HOST}$`),
    meaning: 'a host name in small letters, without https://',
  },
  OTHER_NAMES: {
    test: new RegExp(`^(${HOST}( ${HOST})*)?$`),
    meaning: 'empty or host names in small letters with spaces between them',
  },
  ADDRESSES: {
    test: /^(\d+(\.\d+){3}|\[[0-9a-f:]+\])( (\d+(\.\d+){3}|\[[0-9a-f:]+\]))*$/,
    meaning: 'IP addresses with spaces between them, IPv6 in brackets',
  },
  HTTP_PORT: port,
  HTTPS_PORT: port,
  CERTIFICATE: path,
  CERTIFICATE_KEY: path,
  HTTP2: { test: /^(on|off)$/, meaning: 'on or off' },
  PICTURES: { test: /^(disk|bucket)$/, meaning: 'disk or bucket' },
  BACKUP_COMMAND: { test: /^(\/[\w./@+-]+)?$/, meaning: 'empty or an absolute path' },
  WORKERS: { test: /^(auto|[1-9]\d?)$/, meaning: 'auto or a number' },
  WORKER_CONNECTIONS: count,
  CONNECTIONS_PER_ADDRESS: count,
  REQUESTS_PER_SECOND: count,
  REQUEST_BURST: count,
  PAGES_AT_ONCE: count,
  SIGN_INS_PER_MINUTE: count,
} satisfies Record<string, Rule>

/** As laid out by infra/deploy/setup.sh and the units. */
const FOLDERS = {
  DATA_DIR: '/var/lib/academy',
  CACHE_DIR: '/var/cache/nginx/academy',
  ACME_DIR: '/var/www/acme',
  LOG_DIR: '/var/log/nginx',
  PID_FILE: '/run/nginx.pid',
  NGINX_USER: 'www-data',
}

export type SiteValues = Record<keyof typeof rules | keyof typeof FOLDERS, string>

/**
 * Reads site.env: lines of NAME=value; empty lines and lines that begin with # are skipped.
 * @throws BadSiteValue naming the first line or value that is missing, unknown or wrong
 */
export function readSiteValues(file: string): SiteValues {
  const values: Partial<SiteValues> = { ...FOLDERS }
  for (const [index, line] of readText(file).split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue
    const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line.trimEnd()) ?? []
    if (!name) throw new BadSiteValue(`${file}, line ${index + 1}, is not NAME=value.`)
    if (!(name in rules)) throw new BadSiteValue(`${file} sets ${name}, which means nothing here.`)
    values[name as keyof SiteValues] = value
  }
  for (const [name, { test, meaning }] of Object.entries(rules)) {
    const value = values[name as keyof SiteValues]
    if (value === undefined) throw new BadSiteValue(`${file} does not set ${name}.`)
    if (!test.test(value)) {
      throw new BadSiteValue(`${name} in ${file} must be ${meaning}, not "${value}".`)
    }
  }
  const site = values as SiteValues
  if (site.OTHER_NAMES.split(' ').includes(site.DOMAIN)) {
    throw new BadSiteValue(`OTHER_NAMES in ${file} must not have ${site.DOMAIN}, which is DOMAIN.`)
  }
  return site
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new BadSiteValue(`${file} cannot be read.`)
  }
}
