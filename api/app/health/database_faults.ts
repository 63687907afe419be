import db from '@adonisjs/lucid/services/db'
import { REQUIRED_PRAGMAS } from '#database/sqlite_pragmas'
import { readDemo } from '#database/demo_content'
import { kinds } from '#kinds'

async function sqliteFaults(): Promise<string[]> {
  const faults: string[] = []
  for (const [name, expected] of Object.entries(REQUIRED_PRAGMAS)) {
    const [row] = await db.rawQuery(`pragma ${name}`)
    if (row[name] === expected) continue
    faults.push(
      `SQLite's ${name} is ${row[name]}, not ${expected}: a power cut could lose messages.`
    )
  }
  return faults
}

async function postgresFaults(): Promise<string[]> {
  const faults: string[] = []
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await db.rawQuery(`show ${name}`)
    if (rows[0][name] !== 'off') continue
    faults.push(`PostgreSQL's ${name} is off: a power cut could lose messages.`)
  }
  return faults
}

async function sampleFaults(): Promise<string[]> {
  if (!(await db.connection().schema.hasTable('tournaments'))) return []
  let count = 0
  for (const kind of kinds) {
    const titles = readDemo(kind).map(({ title }) => title)
    const rows = await db
      .from(kind)
      .whereIn('title', titles)
      .where('is_active', true)
      .whereNull('deleted_at')
      .select('id')
    count += rows.length
  }
  return count > 0 ? [`${count} samples of the demo content are published: delete them.`] : []
}

export async function databaseFaults(): Promise<string[]> {
  const isSqlite = db.primaryConnectionName === 'sqlite'
  return [...(await (isSqlite ? sqliteFaults() : postgresFaults())), ...(await sampleFaults())]
}
