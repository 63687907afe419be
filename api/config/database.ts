import { join } from 'node:path'
import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import { applyPragmas } from '#database/sqlite_pragmas'

const migrations = { naturalSort: true, paths: ['database/migrations'] }
const schemaGeneration = { enabled: true, rulesPaths: ['./database/schema_rules.js'] }

/** Milliseconds. The driver passes them on to each session; Lucid's types do not know them. */
const PG_TIMEOUTS = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 30_000,
}

const dbConfig = defineConfig({
  connection: env.get('DB_CONNECTION'),
  connections: {
    sqlite: {
      client: 'sqlite3',
      connection: { filename: join(env.get('DATA_DIR'), 'academy.sqlite') },
      useNullAsDefault: true,
      // Several connections let lists be read while another program holds the write lock. Every
      // transaction of ours begins with a write, so that it waits for the lock instead of failing
      // with SQLITE_BUSY_SNAPSHOT half-way.
      pool: { min: 1, max: 4, afterCreate: applyPragmas },
      migrations,
      schemaGeneration,
    },
    pg: {
      client: 'pg',
      connection: {
        host: env.get('DB_HOST'),
        port: env.get('DB_PORT'),
        user: env.get('DB_USER'),
        password: env.get('DB_PASSWORD')?.release(),
        database: env.get('DB_DATABASE'),
        ...PG_TIMEOUTS,
      },
      pool: { min: 2, max: 10, acquireTimeoutMillis: 5_000 },
      migrations,
      schemaGeneration: { ...schemaGeneration, enabled: false },
    },
  },
})

export default dbConfig
