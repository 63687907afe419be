import { GUESSABLE_FIRST_PASSWORD, isGuessable } from '#auth/guessable_passwords'

export interface Environment {
  nodeEnv: string
  logLevel: string
  debugVariables: string[]
  appKey: string
  appUrl: string | undefined
  adminPassword: string | undefined
  hasSetupToken: boolean
  isDemoOn: boolean
  trustsAnyProxy: boolean
  limits: Record<string, number>
  smtp: { host: string | undefined; hasUser: boolean; isSecure: boolean }
  database: { connection: string; host: string; sslMode: string | undefined }
  /** Of the bucket, where pictures lie in one; without it, Amazon's own. */
  bucketAddress: string | undefined
}

const MAX_LIMITS = {
  LIMIT_SIGN_IN: 50,
  LIMIT_CONTACT_ADDRESS: 100_000,
  LIMIT_CONTACT_EMAIL: 100_000,
  LIMIT_CONTACT_TOTAL: 100_000,
}

export const LIMITS = Object.keys(MAX_LIMITS) as (keyof typeof MAX_LIMITS)[]

const isThisMachine = (host: string) => /^(localhost|127\.|::1$|\/)/.test(host)

function isEncrypted(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || isThisMachine(hostname.replace(/^\[|\]$/g, ''))
}

type Fault = string | false | undefined
type Check = (environment: Environment) => Fault | Promise<Fault>

const CHECKS: Check[] = [
  ({ nodeEnv }) => nodeEnv !== 'production' && `NODE_ENV is ${nodeEnv}: set it to production.`,
  ({ logLevel }) =>
    ['trace', 'debug'].includes(logLevel) &&
    `LOG_LEVEL=${logLevel} writes what visitors send into the log: set it to info.`,
  ({ debugVariables: [name] }) => name && `${name} opens the process to debugging: unset it.`,
  ({ appKey }) =>
    (appKey.length < 32 || new Set(appKey).size < 12) &&
    'APP_KEY can be guessed: leave it out, and one is made and kept in DATA_DIR.',
  ({ appUrl }) =>
    !appUrl?.startsWith('https://') &&
    `APP_URL is ${appUrl ?? 'not set'}: set it to the https:// address of the academy.`,
  async ({ adminPassword }) =>
    adminPassword !== undefined && (await isGuessable(adminPassword)) && GUESSABLE_FIRST_PASSWORD,
  ({ hasSetupToken }) =>
    hasSetupToken && 'SETUP_TOKEN leaves POST /api/auth/register open: remove it.',
  ({ isDemoOn }) => isDemoOn && 'DEMO=1 fills an empty academy with samples: set it to 0.',
  ({ trustsAnyProxy }) =>
    trustsAnyProxy && 'trustProxy in config/app.ts believes everybody: trust only loopback.',
  ({ smtp: { host, hasUser, isSecure } }) =>
    host !== undefined &&
    !isThisMachine(host) &&
    !hasUser &&
    !isSecure &&
    `SMTP_HOST ${host} may be spoken to without encryption: set SMTP_SECURE=1, or SMTP_USER.`,
  ({ database: { connection, host, sslMode } }) =>
    connection === 'pg' &&
    !isThisMachine(host) &&
    !['require', 'verify-ca', 'verify-full'].includes(sslMode ?? '') &&
    `DB_HOST ${host} is spoken to without encryption: set PGSSLMODE=verify-full.`,
  ({ bucketAddress: address }) =>
    address !== undefined &&
    !isEncrypted(address) &&
    `S3_ENDPOINT ${address} is spoken to without encryption: set it to an https:// address.`,
]

export async function environmentFaults(environment: Environment): Promise<string[]> {
  const limits = Object.entries(MAX_LIMITS).map(([name, max]) => {
    const limit = environment.limits[name]!
    return limit > max && `${name}=${limit} is as good as no limit: ${max} at the most.`
  })
  const faults = await Promise.all(CHECKS.map((check) => check(environment)))
  return [...faults, ...limits].filter((fault) => !!fault) as string[]
}
