import { randomBytes } from 'node:crypto'
import type { Database } from '@adonisjs/lucid/database'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'
import { assertReachable } from '#database/assert_reachable'
import { assertPragmas } from '#database/sqlite_pragmas'
import { holdServingLock } from '#support/serving_lock'
import { withProcessLock } from '#support/process_lock'
import { GUESSABLE_FIRST_PASSWORD, isGuessable } from '#auth/guessable_passwords'
import { StartupError } from '#exceptions/startup_error'
import { registerDirector } from '#actions/register_director'
import { undoClockJump } from '#actions/undo_clock_jump'
import { markFirstStart } from '#health/markers'
import User from '#models/user'
import env from '#start/env'

export async function prepareDatabase(app: ApplicationService): Promise<{
  director?: { email: string; password?: string }
}> {
  holdServingLock()
  await assertReachable()
  const db = await app.container.make('lucid.db')
  return withProcessLock(db, () => prepare(app, db))
}

async function prepare(app: ApplicationService, db: Database) {
  await migrate(app, db)
  await markFirstStart()
  await undoClockJump()
  const isNew = !(await hasDirector())
  const email = env.get('ADMIN_EMAIL')
  const configured = env.get('ADMIN_PASSWORD')?.release()
  if (isNew && configured && (await isGuessable(configured, email))) {
    throw new StartupError(GUESSABLE_FIRST_PASSWORD)
  }
  if (env.get('DEMO')) {
    const { loadDemoOnce } = await import('#start/load_demo')
    await loadDemoOnce({ isNew })
  }
  // Meanwhile `admin:create` may have made one.
  if (await hasDirector()) return {}
  const password = configured ?? randomBytes(12).toString('base64url')
  await registerDirector({ email, password }, { first: true })
  return { director: configured ? { email } : { email, password } }
}

const hasDirector = async () => Boolean(await User.query().first())

async function migrate(app: ApplicationService, db: Database) {
  await assertPragmas(db)
  const migrator = new MigrationRunner(db, app, { direction: 'up', disableLocks: false })
  await migrator.run()
  if (migrator.error) throw migrator.error
}
