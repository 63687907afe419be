import { rm } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { createCappedServer } from '#server/capped_server'
import { invalidateList } from '#writes/list_revision'
import env from '#start/env'
import { describedAnswers } from '#tests/described_answers'
import { bucket, runFolder } from '#tests/environment'
import { forgetMarkers } from '#tests/markers'
import { emptyUploads } from '#tests/stored_uploads'

export const plugins: Config['plugins'] = [
  assert(),
  pluginAdonisJS(app),
  apiClient({ baseURL: `http://${env.get('HOST')}:${env.get('PORT')}` }),
]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [() => testUtils.db().migrate()],
  teardown: [() => rm(runFolder, { recursive: true, force: true }), () => bucket?.stop()],
}

/**
 * Every functional test runs in a transaction that is rolled back, on an empty uploads folder. Those
 * of the model look at what happens between transactions, and empty the database themselves.
 */
export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name === 'unit') return
  // What the model tries is about order and time: nothing else is done there for an answer.
  const watched = suite.name === 'functional'
  suite.setup(() =>
    testUtils.httpServer().start((listener) => {
      const server = createCappedServer(listener)
      return watched ? describedAnswers.watch(server) : server
    })
  )
  if (!watched) return
  suite.onGroup((group) => {
    group.each.setup(emptyUploads)
    group.each.setup(() => limiter.clear())
    group.each.setup(forgetMarkers)
    group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
    group.each.setup(forgetPublicLists)
    group.each.teardown(() => describedAnswers.assertAll())
  })
}

/** Factories write past the revisions, and a rollback invalidates the cached lists. */
async function forgetPublicLists() {
  await db.transaction(async (trx) => {
    await invalidateList(trx, 'tournaments')
    await invalidateList(trx, 'achievements')
  })
}
