type Done = (this: unknown, error: Error | null, ...rows: unknown[]) => void
type Run = (sql: string, ...rest: unknown[]) => unknown

export interface SqliteConnection {
  run: Run
  all: Run
  exec(sql: string, done: (error: Error | null) => void): void
}

const COMMIT = /^\s*(COMMIT|RELEASE SAVEPOINT rate_limiter_trx)/i
const ROLLBACK_SAVEPOINT = /^\s*ROLLBACK TO SAVEPOINT rate_limiter_trx/i

const BEGIN = /^\s*BEGIN\s*;?\s*$/i

/** Knex's plain BEGIN would fail at the first write if another connection has written since. */
export function beginImmediate(connection: SqliteConnection) {
  for (const method of ['run', 'all'] as const) {
    const original: Run = connection[method].bind(connection)
    connection[method] = (sql, ...rest) =>
      original(BEGIN.test(sql) ? 'BEGIN IMMEDIATE;' : sql, ...rest)
  }
}

/** After a failed COMMIT SQLite keeps the transaction open, which would block all writes. */
export function rollbackFailedCommits(connection: SqliteConnection) {
  for (const method of ['run', 'all'] as const) {
    const original: Run = connection[method].bind(connection)
    connection[method] = (sql, ...rest) => {
      const done = rest.at(-1)
      const isEnd = COMMIT.test(sql) || ROLLBACK_SAVEPOINT.test(sql)
      if (!isEnd || typeof done !== 'function') return original(sql, ...rest)
      return original(sql, ...rest.slice(0, -1), function (this: unknown, ...answer: unknown[]) {
        const answered = () => (done as Done).apply(this, answer as Parameters<Done>)
        if (!answer[0] && !ROLLBACK_SAVEPOINT.test(sql)) return answered()
        // An error only means that SQLite has already rolled back.
        connection.exec('ROLLBACK', answered)
      })
    }
  }
}
