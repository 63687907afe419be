import Transaction from 'knex/lib/execution/transaction.js'

const { commit, _onAcquire: begin } = Transaction.prototype

/** A transaction that could not begin is an error at once: else another program's lock is a 500. */
Transaction.prototype._onAcquire = function (container, connection) {
  return begin.call(
    this,
    (transactor) => (this.isCompleted() ? undefined : container(transactor)),
    connection
  )
}

/** Knex tells nobody who awaits `commit()` that it failed: what was not stored would be acknowledged. */
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
