import { join } from 'node:path'
import { promisify } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { affected } from '#database/affected'
import sqlite3 from 'sqlite3'
import { isPostgres } from '#tests/child_database'
import env from '#start/env'

/** A connection beside the pool's, which never waits for a lock. */
function otherWriter(cleanup: (end: () => void) => void) {
  const connection = new sqlite3.Database(join(env.get('DATA_DIR'), 'academy.sqlite'))
  cleanup(() => connection.close())
  const exec = promisify<string, void>(connection.exec.bind(connection))
  return { exec, write: () => exec("update revisions set revision = 'other' where 1 = 0") }
}

test.group('A transaction that writes', () => {
  if (isPostgres) {
    test('locks only the rows it reads for update', async ({ assert }) => {
      await db.transaction(async (trx) => {
        await trx.from('revisions').where('kind', 'tournaments').forUpdate().first()
        const other = db.from('revisions').where('kind', 'achievements')
        assert.equal(await affected(other.update({ revision: 'other' })), 1)
      })
    })
    return
  }

  test('takes the write lock before its first read', async ({ assert, cleanup }) => {
    const { write } = otherWriter(cleanup)
    await db.transaction(async (trx) => {
      await trx.from('revisions').first()
      await assert.rejects(write, /locked/)
      await trx.from('revisions').where('kind', 'tournaments').update({ revision: 'ours' })
    })
    await assert.doesNotReject(write)
  })

  test('is part of the outer one when nested', async ({ assert }) => {
    await db.transaction(async (trx) => {
      const inner = await trx.transaction()
      await inner.from('revisions').update({ revision: 'inner' })
      await inner.rollback()
      assert.isNull(await trx.from('revisions').where('revision', 'inner').first())
    })
  })

  test('a transaction on the reads connection takes no lock', async ({ assert, cleanup }) => {
    const { write } = otherWriter(cleanup)
    await db.connection('reads').transaction(async (trx) => {
      await trx.from('revisions').first()
      await assert.doesNotReject(write)
    })
  })

  test('does not start when the lock cannot be had in time', async ({ assert, cleanup }) => {
    const { exec } = otherWriter(cleanup)
    await db.rawQuery('PRAGMA busy_timeout = 1')
    cleanup(() => db.rawQuery('PRAGMA busy_timeout = 5000'))
    await exec('begin immediate')
    const code = await db.transaction(async () => 'begun').catch((error) => error.code)
    assert.equal(code, 'SQLITE_BUSY')
    await exec('rollback')
    assert.equal(await db.transaction(async () => 'begun'), 'begun')
  })
})
