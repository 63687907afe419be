/** The part that `database/knex_commit_patch.ts` patches. */
declare module 'knex/lib/execution/transaction.js' {
  export default class Transaction {
    commit(connection: unknown, value?: unknown): Promise<unknown>
    isCompleted(): boolean
    _onAcquire(container: (transactor: unknown) => unknown, connection: unknown): Promise<unknown>
    _rejecter(error: unknown): void
  }
}
