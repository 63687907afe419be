import { randomBytes } from 'node:crypto'
import type { Database } from '@adonisjs/lucid/database'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'
import { assertPragmas } from '#database/sqlite_pragmas'
import { holdServingLock } from '#database/serving_lock'
import { withProcessLock } from '#database/process_lock'
import RegisterDirector from '#actions/register_director'
import UndoClockJump from '#actions/undo_clock_jump'
import { markFirstStart } from '#health/markers'
import User from '#models/user'
import env from '#start/env'

export default class PrepareDatabase {
  async handle(app: ApplicationService): Promise<{
    director?: { email: string; password?: string }
  }> {
    holdServingLock()
    const db = await app.container.make('lucid.db')
    return withProcessLock(db, () => this.#prepare(app, db))
  }

  async #prepare(app: ApplicationService, db: Database) {
    await this.#migrate(app, db)
    await markFirstStart()
    await new UndoClockJump().handle()
    if (await User.query().first()) return {}
    if (env.get('DEMO')) await this.#loadDemo()
    return { director: await this.#createFirstDirector() }
  }

  async #migrate(app: ApplicationService, db: Database) {
    await assertPragmas(db)
    const migrator = new MigrationRunner(db, app, { direction: 'up', disableLocks: false })
    await migrator.run()
    if (migrator.error) throw migrator.error
  }

  async #loadDemo() {
    const { default: LoadDemo } = await import('#actions/load_demo')
    const demo = new LoadDemo()
    if (await demo.isEmpty()) await demo.handle()
  }

  async #createFirstDirector() {
    const email = env.get('ADMIN_EMAIL')
    const configured = env.get('ADMIN_PASSWORD')?.release()
    const password = configured ?? randomBytes(12).toString('base64url')
    await new RegisterDirector().handle({ email, password }, { first: true })
    return configured ? { email } : { email, password }
  }
}
