/** The part of Knex's own transaction that `database/honest_commits.ts` puts right. */
declare module 'knex/lib/execution/transaction.js' {
  export default class Transaction {
    commit(connection: unknown, value?: unknown): Promise<unknown>
    _rejecter(error: unknown): void
  }
}
