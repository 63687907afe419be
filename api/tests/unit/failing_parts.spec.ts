import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { saveItem } from '#actions/save_item'
import { enqueue } from '#database/enqueue'
import PlaceFiles from '#jobs/place_files'
import { startQueueWorker } from '#start/queue_worker'
import { TournamentFactory } from '#database/factories/tournament_factory'
import Tournament from '#models/tournament'
import { findStored } from '#pictures/stored_file'
import { pictureFiles } from '#pictures/stored_picture'
import { Busy, ContactCeiling } from '#exceptions/refusals'
import { storePicture } from '#pictures/picture_store'
import { findWriteFault } from '#health/database_state'
import env from '#start/env'
import { countMessage, limitGuesses } from '#start/limiter'
import { isPostgres } from '#tests/child_database'
import { refuseChanges } from '#tests/stand_in_bucket'
import { jpeg } from '#tests/sample_pictures'

test.group('When a part fails', () => {
  test('the cause of a failed picture is reported, not its clean-up', async ({
    assert,
    cleanup,
  }) => {
    const disk = env.get('DRIVE_DISK')
    const use = drive.use
    cleanup(() => {
      env.set('DRIVE_DISK', disk)
      drive.use = use
    })
    env.set('DRIVE_DISK', 's3')
    const fail = (message: string) => () => Promise.reject(new Error(message))
    const bucket = { put: fail('The bucket is down'), delete: fail('Cannot delete file') }
    drive.use = () => bucket as never
    const bytes = await jpeg(60, 40)
    await assert.rejects(() => storePicture('tournaments', bytes), 'The bucket is down')
  })

  test('the cause of a failed save is reported, not the clean-up of its picture', async ({
    assert,
    cleanup,
  }) => {
    const transaction = db.transaction
    cleanup(() => void (db.transaction = transaction))
    cleanup(refuseChanges())
    db.transaction = () => Promise.reject(new Error('The item has changed'))
    const item = await TournamentFactory.make()
    const bytes = await jpeg(60, 40)
    await assert.rejects(() => saveItem('tournaments', item, { bytes }), 'The item has changed')
  })

  test('a picture stays when the answer to its commit is lost', async ({ assert, cleanup }) => {
    const transaction = db.transaction
    cleanup(async () => {
      db.transaction = transaction
      await Tournament.query().where('title', 'Lost').delete()
      await db.from('queue_jobs').delete()
    })
    db.transaction = (async (work: never) => {
      await transaction.call(db, work)
      throw new Error('Connection terminated')
    }) as never
    const item = await TournamentFactory.merge({ title: 'Lost' }).make()
    const bytes = await jpeg(60, 40)
    await assert.rejects(() => saveItem('tournaments', item, { bytes }), 'Connection terminated')
    const { picture } = await Tournament.findByOrFail('title', 'Lost')
    const [file] = pictureFiles(picture!)
    assert.exists(await findStored(file!))
  })

  test('failed jobs are taken up at a start, also while no bucket answers', async ({
    assert,
    cleanup,
  }) => {
    const disk = drive.use()
    const { listAll } = disk
    cleanup(async () => {
      Object.assign(disk, { listAll })
      await db.from('queue_jobs').delete()
    })
    Object.assign(disk, { listAll: () => Promise.reject(new Error('The bucket is down')) })
    await db.transaction((trx) => enqueue(trx, PlaceFiles, { kind: 'tournaments', id: 'none' }))
    await db.from('queue_jobs').update({ status: 'failed' })
    const stop = await startQueueWorker(app)
    await stop()
    assert.deepEqual(await db.from('queue_jobs').select('status'), [{ status: 'pending' }])
  })

  test('a check of the database gives its connection back', async ({ assert, cleanup }) => {
    if (isPostgres) return
    const { client: pool } = db.connection().getWriteClient()
    const { acquireConnection, releaseConnection } = pool
    cleanup(() => Object.assign(pool, { acquireConnection, releaseConnection }))
    let released = 0
    let calls = 0
    const exec = (_: string, done: (error: Error | null) => void) => {
      calls += 1
      done(calls === 3 ? new Error('disk I/O error') : null)
    }
    pool.acquireConnection = async () => ({ exec })
    pool.releaseConnection = async () => {
      released += 1
    }
    await assert.rejects(() => findWriteFault(), 'disk I/O error')
    assert.equal(released, 1)
  })

  test('a refusal because of others uses up nothing of the sender', async ({ assert, cleanup }) => {
    const total = env.get('LIMIT_CONTACT_TOTAL')
    cleanup(() => void env.set('LIMIT_CONTACT_TOTAL', total))
    env.set('LIMIT_CONTACT_TOTAL', 1)
    const write = (email: string) => countMessage(email, '203.0.113.78')
    await write('first@mail.example')
    for (let time = 0; time < env.get('LIMIT_CONTACT_EMAIL') + 1; time += 1) {
      await assert.rejects(() => write('second@mail.example'), new ContactCeiling(1).message)
    }
  })

  test('a refusal because of load is no guess of a password', async ({ assert }) => {
    const guess = (work: () => Promise<string>) =>
      limitGuesses('busy@academy.example', '203.0.113.77', work)
    const busy = () => Promise.reject(new Busy())
    for (let time = 0; time < env.get('LIMIT_SIGN_IN') + 1; time += 1) {
      await assert.rejects(() => guess(busy), new Busy().message)
    }
    assert.equal(await guess(async () => 'in'), 'in')
  })
})
