import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CommandError } from '#exceptions/command_error'
import { changeState } from '#notifications/change_state'
import { formatOf, pictureFiles, readStoredPicture } from '#pictures/stored_picture'

export async function withSqliteFile<T>(
  filename: string,
  work: (client: QueryClientContract) => Promise<T>
): Promise<T> {
  const name = `file:${filename}`
  db.manager.add(name, { client: 'sqlite3', connection: { filename }, useNullAsDefault: true })
  try {
    return await work(db.connection(name))
  } finally {
    await db.manager.close(name, true)
  }
}

export async function assertIntegrity(client: QueryClientContract, title: string) {
  const [answer] = await client.rawQuery('pragma integrity_check')
  if (answer.integrity_check === 'ok') return
  throw new CommandError(`${title} is damaged: ${answer.integrity_check}.`)
}

export async function lastMigration(client: QueryClientContract): Promise<string | undefined> {
  const [table] = await client.rawQuery("select 1 from sqlite_master where name = 'adonis_schema'")
  if (!table) return undefined
  const row = await client.from('adonis_schema').orderBy('id', 'desc').first()
  return row?.name
}

export async function picturesOf(client: QueryClientContract): Promise<string[]> {
  const names: string[] = []
  for (const kind of ['tournaments', 'achievements']) {
    for (const row of await client.from(kind).select('picture').whereNotNull('picture')) {
      const picture = readStoredPicture(row.picture)!
      names.push(...pictureFiles(picture).filter((file) => picture.avif || !file.endsWith('.avif')))
    }
  }
  // Only valid file names: a path must not leave the folder.
  return names.filter(formatOf)
}

const EXCLUDED_TABLES = ['auth_access_tokens', 'used_challenges', 'known_devices', 'rate_limits']

/** After a restore directors sign in again, and no mail is sent a second time. */
export async function removeSessionsAndMails(client: QueryClientContract) {
  for (const table of EXCLUDED_TABLES) await client.from(table).delete()
  await client.from('queue_jobs').where('data', 'like', '%"name":"Send%').delete()
  await changeState(client.from('notifications'), 'backedUp', {
    reason: 'backup',
    answer: '',
    attempts: 0,
    job_id: null,
    next_attempt_at: null,
  })
  await client.rawQuery('vacuum')
}
