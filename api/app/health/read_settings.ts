import app from '@adonisjs/core/services/app'
import env, { appKey } from '#start/env'
import { LIMITS, type Settings } from '#health/settings_faults'

/** An address that nobody has (RFC 5737): a stranger for whoever is asked about it. */
const STRANGER = '203.0.113.7'

function debugVariables(): string[] {
  const { NODE_OPTIONS = '', NODE_DEBUG, DEBUG } = process.env
  const isInspected = [NODE_OPTIONS, ...process.execArgv].some((text) => /--inspect/.test(text))
  return [isInspected && 'NODE_OPTIONS', NODE_DEBUG && 'NODE_DEBUG', DEBUG && 'DEBUG'].filter(
    (name) => !!name
  ) as string[]
}

export function readSettings(): Settings {
  const trustProxy =
    app.config.get<(address: string, distance: number) => boolean>('app.http.trustProxy')
  return {
    nodeEnv: env.get('NODE_ENV'),
    logLevel: env.get('LOG_LEVEL'),
    debugVariables: debugVariables(),
    appKey,
    appUrl: env.get('APP_URL'),
    adminPassword: env.get('ADMIN_PASSWORD')?.release(),
    hasSetupToken: env.get('SETUP_TOKEN') !== undefined,
    // Left out it means nothing on a server: the services say 0.
    isDemoAsked: !!process.env.DEMO && env.get('DEMO'),
    trustsStrangers: trustProxy(STRANGER, 0),
    limits: Object.fromEntries(LIMITS.map((name) => [name, env.get(name)])),
    smtp: {
      host: env.get('SMTP_HOST'),
      hasUser: env.get('SMTP_USER') !== undefined,
      isSecure: env.get('SMTP_SECURE'),
    },
    database: {
      connection: env.get('DB_CONNECTION'),
      host: env.get('DB_HOST'),
      sslMode: process.env.PGSSLMODE,
    },
  }
}
