import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

test.group('A commit that fails', (group) => {
  // Checked at the commit, like a disk that is full.
  group.setup(async () => {
    await db.rawQuery(`create table deferred_rows (id integer primary key,
      parent integer references deferred_rows (id) deferrable initially deferred)`)
    return () => db.rawQuery('drop table deferred_rows')
  })

  test('is an error for the caller and does not block others', async ({ assert }) => {
    const failing = db.transaction((trx) => trx.table('deferred_rows').insert({ id: 1, parent: 9 }))
    await assert.rejects(() => failing, /foreign key/i)
    await db.transaction((trx) => trx.table('deferred_rows').insert({ id: 2, parent: 2 }))
    assert.deepEqual(
      (await db.from('deferred_rows')).map(({ id }) => id),
      [2]
    )
  })

  test('is also an error when the transaction is committed by hand', async ({ assert }) => {
    const trx = await db.transaction()
    await trx.table('deferred_rows').insert({ id: 3, parent: 9 })
    await assert.rejects(() => trx.commit(), /foreign key/i)
    assert.isNull(await db.from('deferred_rows').where('id', 3).first())
  })
})
