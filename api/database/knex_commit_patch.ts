import Transaction from 'knex/lib/execution/transaction.js'

const { commit, _onAcquire: begin } = Transaction.prototype

/**
 * Makes a transaction that could not begin an error at once. Knex hands it over all the same, and
 * only its first query says that it has ended, not why: another program's lock would be a 500.
 */
Transaction.prototype._onAcquire = function (container, connection) {
  return begin.call(
    this,
    (transactor) => (this.isCompleted() ? undefined : container(transactor)),
    connection
  )
}

/**
 * Makes a commit that failed an error. Knex tells it to nobody who awaits `commit()`, as Lucid does
 * (only to who gave it a callback), and a full or broken disk shows at the commit: what was never
 * stored would be acknowledged.
 */
Transaction.prototype.commit = async function (connection, value) {
  let failure: { error: unknown } | undefined
  const reject = this._rejecter.bind(this)
  this._rejecter = (error) => {
    failure = { error }
    reject(error)
  }
  const answer = await commit.call(this, connection, value)
  if (failure) throw failure.error
  return answer
}
