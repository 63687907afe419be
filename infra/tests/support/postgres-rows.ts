import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { postgresPrograms } from '../../test/postgres.mjs'

/** The first column of what PostgreSQL answers, as text. */
export function askPostgres(env: Record<string, string>, sql: string): string[] {
  const { DB_HOST = '', DB_PORT = '', DB_USER = '', DB_DATABASE = '' } = env
  const place = ['-h', DB_HOST, '-p', DB_PORT, '-U', DB_USER, '-d', DB_DATABASE]
  return execFileSync(join(postgresPrograms()!, 'psql'), [...place, '-tAc', sql], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)
}
