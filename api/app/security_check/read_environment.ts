import app from '@adonisjs/core/services/app'
import env, { appKey } from '#start/env'
import { isBucket } from '#pictures/stored_file'
import { LIMITS, type Environment } from '#security_check/environment_faults'

/** From the range for documentation (RFC 5737), so never a trusted proxy. */
const FOREIGN_ADDRESS = '203.0.113.7'

function debugVariables(): string[] {
  const { NODE_OPTIONS = '', NODE_DEBUG, DEBUG } = process.env
  const isInspected = [NODE_OPTIONS, ...process.execArgv].some((text) => /--inspect/.test(text))
  return [isInspected && 'NODE_OPTIONS', NODE_DEBUG && 'NODE_DEBUG', DEBUG && 'DEBUG'].filter(
    (name) => !!name
  ) as string[]
}

export function readEnvironment(): Environment {
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
    // The default of DEMO does not count: the services set it to 0.
    isDemoOn: !!process.env.DEMO && env.get('DEMO'),
    trustsAnyProxy: trustProxy(FOREIGN_ADDRESS, 0),
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
    bucketAddress: isBucket() ? env.get('S3_ENDPOINT') : undefined,
  }
}
