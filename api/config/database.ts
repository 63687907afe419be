import { join } from 'node:path'
import { SQLITE_FILE } from '#start/data_dir'
import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import '#database/knex_commit_patch'
import { applyCountingPragmas, applyPragmas, applyReadingPragmas } from '#database/sqlite_pragmas'

const migrations = { naturalSort: true, paths: ['database/migrations'] }

const schemaGeneration = {
  enabled: true,
  rulesPaths: ['./database/schema_rules.js'],
  excludeTables: [
    'activities',
    'auth_access_tokens',
    'idempotency_keys',
    'known_devices',
    'old_slugs',
    'queue_jobs',
    'queue_schedules',
    'rate_limits',
    'revisions',
    'used_challenges',
  ],
}

/** In milliseconds; then the response is 503. */
const ACQUIRE_TIMEOUT = 6_000

/** In milliseconds, for each session; missing in Lucid's types. */
const PG_TIMEOUTS = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 30_000,
}

const sqliteFile = join(env.get('DATA_DIR'), SQLITE_FILE)

export const postgresAddress = {
  host: env.get('DB_HOST'),
  port: env.get('DB_PORT'),
  user: env.get('DB_USER'),
  password: env.get('DB_PASSWORD')?.release(),
  database: env.get('DB_DATABASE'),
}

const sqlite = {
  client: 'sqlite3' as const,
  connection: { filename: sqliteFile },
  useNullAsDefault: true,
}

const debug = env.get('NODE_ENV') === 'test'

const dbConfig = defineConfig({
  connection: env.get('DB_CONNECTION'),
  connections: {
    sqlite: {
      ...sqlite,
      // One connection: several writers would block each other in libuv's four threads, until none
      // is left for the connection that holds the lock.
      pool: {
        min: 1,
        max: 1,
        acquireTimeoutMillis: ACQUIRE_TIMEOUT,
        afterCreate: applyPragmas,
      },
      debug,
      migrations,
      schemaGeneration,
    },
    // Read-only: it answers while the connection above waits for another program's lock.
    reads: {
      ...sqlite,
      pool: {
        min: 0,
        max: 1,
        acquireTimeoutMillis: ACQUIRE_TIMEOUT,
        afterCreate: applyReadingPragmas,
      },
      debug,
    },
    // A connection of its own for the limiter: its SQLite store releases a connection too early, so
    // that its savepoints would end up inside other transactions.
    limits: {
      ...sqlite,
      pool: {
        min: 1,
        max: 1,
        acquireTimeoutMillis: ACQUIRE_TIMEOUT,
        afterCreate: applyCountingPragmas,
      },
    },
    pg: {
      client: 'pg',
      connection: { ...postgresAddress, ...PG_TIMEOUTS },
      pool: { min: 2, max: 10, acquireTimeoutMillis: ACQUIRE_TIMEOUT },
      debug,
      migrations,
      schemaGeneration: { ...schemaGeneration, enabled: false },
    },
  },
})

export default dbConfig
