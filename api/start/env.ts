import { isIP } from 'node:net'
import { Env } from '@adonisjs/core/env'
import { StartupError } from '#exceptions/startup_error'
import { MESSAGES_KEPT_MONTHS } from '#shared/rules/contact_rules'
import { RESULT_NAMES_MONTHS } from '#shared/results/results_rules'
import { emailRule } from '#shared/rules/field_rule'
import { newPasswordRule } from '#shared/rules/sign_in_rules'
import {
  flag,
  oneOf,
  plainName,
  text,
  webAddress,
  wholeNumber,
  wholeNumbers,
} from '#start/env_rules'
import { APP_KEY_MIN, openDataDir, readAppKey } from '#start/data_dir'

const DAY_LIMITS = { min: 1, max: 3650 }
const LIMITS = { min: 1, max: 1_000_000 }
const bucketName = text({
  test: (value) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value),
  expected: 'the name of a bucket',
  fallback: undefined,
})
const region = text({
  test: (value) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(value),
  expected: 'the name of a region',
  fallback: 'us-east-1',
})
const HOST_NAME = /^[a-z0-9]([a-z0-9_-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9_-]*[a-z0-9])?)*$/i
/** Also in an address: the site asks the API at HOST. */
const isHost = (value: string) =>
  isIP(value) === 6
    ? URL.canParse(`http://[${value}]`)
    : HOST_NAME.test(value) && URL.canParse(`http://${value}`)
const host = <T extends string | undefined>(fallback: T) =>
  text({ test: isHost, expected: 'a host name or an IP address', fallback })
const port = <T extends number | undefined>(fallback: T) =>
  wholeNumber({ min: 1, max: 65535, fallback })
const file = text({
  test: (value) => value.startsWith('/'),
  expected: 'an absolute path',
  fallback: undefined,
})
const email = <T extends string | undefined>(fallback: T) =>
  text({
    test: (value) => emailRule.form.pattern.test(value),
    expected: 'an email address',
    fallback,
  })

const env = await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: oneOf(['development', 'production', 'test'], 'production'),

  HOST: host('127.0.0.1'),
  PORT: port(8080),
  APP_URL: webAddress,
  /** Where the site asks the API; read from the process environment. */
  API_ORIGIN: webAddress,
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),

  DATA_DIR: (_, value) => openDataDir(value),
  APP_KEY: Env.schema.secret.optional(),

  DB_CONNECTION: oneOf(['sqlite', 'pg'], 'sqlite'),
  DB_HOST: text({
    test: (value) => value.startsWith('/') || isHost(value),
    expected: 'a host',
    fallback: '127.0.0.1',
  }),
  DB_PORT: port(5432),
  DB_USER: plainName('academy'),
  DB_PASSWORD: Env.schema.secret.optional(),
  DB_DATABASE: plainName('academy'),

  DRIVE_DISK: oneOf(['fs', 's3'], 'fs'),
  S3_ENDPOINT: webAddress,
  S3_REGION: region,
  S3_BUCKET: bucketName,
  S3_ACCESS_KEY_ID: plainName(undefined),
  S3_SECRET_ACCESS_KEY: Env.schema.secret.optional(),

  TOKEN_LIFETIME_DAYS: wholeNumber({ ...DAY_LIMITS, fallback: 30 }),
  TOKEN_IDLE_DAYS: wholeNumber({ ...DAY_LIMITS, fallback: 7 }),
  /** Allows `POST /auth/register` to create the first director. */
  SETUP_TOKEN: Env.schema.secret.optional(),

  LIMIT_SIGN_IN: wholeNumber({ ...LIMITS, fallback: 5 }),
  LIMIT_CONTACT_ADDRESS: wholeNumber({ ...LIMITS, fallback: 20 }),
  LIMIT_CONTACT_EMAIL: wholeNumber({ ...LIMITS, fallback: 5 }),
  LIMIT_CONTACT_TOTAL: wholeNumber({ ...LIMITS, fallback: 200 }),
  LIMIT_MAILS_PER_HOUR: wholeNumber({ ...LIMITS, fallback: 20 }),

  ADMIN_EMAIL: email('director@academy.example'),
  ADMIN_PASSWORD: Env.schema.secret.optional(),
  NEW_PASSWORD: Env.schema.secret.optional(),
  DEMO: flag(true),

  /** Without SMTP_HOST no mail is sent. Port 465 goes with SMTP_SECURE. */
  SMTP_HOST: host(undefined),
  SMTP_PORT: port(undefined),
  SMTP_USER: plainName(undefined),
  SMTP_PASSWORD: Env.schema.secret.optional(),
  SMTP_SECURE: flag(false),
  MAIL_FROM: email(undefined),
  /** Told when the upkeep turns red, and when it is well again. */
  OPERATOR_EMAIL: email(undefined),
  /**
   * Pauses between the attempts to send a mail: about 1, 5, 30 minutes, 2 and 12 hours. A mail about
   * a message is tried each hour after the pauses that are shorter than that.
   */
  MAIL_RETRY_SECONDS: wholeNumbers({
    min: 0,
    max: 604_800,
    fallback: [60, 300, 1800, 7200, 43_200],
  }),

  DISK_WARN_PERCENT: wholeNumber({ min: 1, max: 100, fallback: 80 }),
  DISK_FAIL_PERCENT: wholeNumber({ min: 1, max: 100, fallback: 90 }),
  BACKUP_INTERVAL_MINUTES: wholeNumber({ min: 1, max: 10_080, fallback: undefined }),
  DRILL_INTERVAL_DAYS: wholeNumber({ min: 1, max: 365, fallback: undefined }),
  /** Where this file is, copies of the backups are to leave the machine. */
  COPY_SETTINGS: file,
  SERVER_ERRORS_FILE: file,
  /** Archives from before migrations, removed after a month. */
  ARCHIVES_DIR: file,
  SHUTDOWN_DRAIN_MS: wholeNumber({ min: 0, max: 60_000, fallback: undefined }),

  MESSAGES_KEPT_MONTHS: wholeNumber({ min: 1, max: 120, fallback: MESSAGES_KEPT_MONTHS }),

  /** Months after a tournament until players are shown by their initials; stated on /privacy. */
  RESULT_NAMES_MONTHS: wholeNumber({ min: 1, max: 120, fallback: RESULT_NAMES_MONTHS }),

  QUEUE_WORKER: flag(true),
})

const password = env.get('ADMIN_PASSWORD')?.release()
const { min, max } = newPasswordRule
if (password !== undefined && (password.length < min || password.length > max)) {
  throw new StartupError(`ADMIN_PASSWORD must have from ${min} to ${max} characters.`)
}

if (env.get('SMTP_USER') && !env.get('SMTP_PASSWORD')?.release()) {
  throw new StartupError('SMTP_USER needs SMTP_PASSWORD.')
}

if (env.get('OPERATOR_EMAIL') && !env.get('SMTP_HOST')) {
  throw new StartupError('OPERATOR_EMAIL needs SMTP_HOST.')
}

if (env.get('DRIVE_DISK') === 's3') {
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = needed.filter((name) => !env.get(name))
  if (missing.length > 0) throw new StartupError(`DRIVE_DISK=s3 needs ${missing.join(', ')}.`)
}

if (env.get('DISK_WARN_PERCENT') > env.get('DISK_FAIL_PERCENT')) {
  throw new StartupError('DISK_WARN_PERCENT must not be above DISK_FAIL_PERCENT.')
}

const configuredKey = env.get('APP_KEY')?.release()
if (configuredKey !== undefined && configuredKey.length < APP_KEY_MIN) {
  throw new StartupError(`APP_KEY must have at least ${APP_KEY_MIN} characters.`)
}

export const appKey = configuredKey ?? readAppKey(env.get('DATA_DIR'))

export const drainMs =
  env.get('SHUTDOWN_DRAIN_MS') ?? (env.get('NODE_ENV') === 'production' ? 1_500 : 0)

// AdonisJS and the site read these from the process environment.
process.env.HOST = env.get('HOST')
process.env.PORT = String(env.get('PORT'))
const apiOrigin = env.get('API_ORIGIN')
if (apiOrigin) process.env.API_ORIGIN = apiOrigin

export default env
