import Transaction from 'knex/lib/execution/transaction.js'

const { commit, _onAcquire: begin } = Transaction.prototype

/** Rejects when BEGIN fails: otherwise a database locked by another program becomes a 500. */
Transaction.prototype._onAcquire = function (container, connection) {
  return begin.call(
    this,
    (transactor) => (this.isCompleted() ? undefined : container(transactor)),
    connection
  )
}

/** Rejects when COMMIT fails: Knex would resolve, and unsaved data would be acknowledged. */
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
