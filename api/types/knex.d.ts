/** The part of Knex's own transaction that `database/knex_commit_patch.ts` puts right. */
declare module 'knex/lib/execution/transaction.js' {
  export default class Transaction {
    commit(connection: unknown, value?: unknown): Promise<unknown>
    isCompleted(): boolean
    _onAcquire(container: (transactor: unknown) => unknown, connection: unknown): Promise<unknown>
    _rejecter(error: unknown): void
  }
}
