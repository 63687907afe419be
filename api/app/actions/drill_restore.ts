import db from '@adonisjs/lucid/services/db'
import { CommandError } from '#exceptions/command_error'
import { assertEngine, withBackup } from '#backup/extracted_backup'
import { rehearseRows, withoutTimeouts } from '#backup/postgres_rows'

/** Proves a backup beside the running system, and leaves nothing behind. */
export default class DrillRestore {
  /**
   * @returns what was proved, and the seconds that restoring it took
   * @throws CommandError when it would not restore
   */
  async handle(name: string | undefined) {
    const begun = performance.now()
    return withBackup(name, async (backup) => {
      const { title, manifest } = backup
      assertEngine(backup)
      if (!manifest.rows.users) throw new CommandError(`${title} holds no director: it is empty.`)
      if (manifest.database === 'pg') {
        const trx = await db.transaction()
        try {
          await withoutTimeouts(trx)
          await rehearseRows(trx, backup)
        } finally {
          await trx.rollback()
        }
      }
      return { title, manifest, seconds: (performance.now() - begun) / 1000 }
    })
  }
}
