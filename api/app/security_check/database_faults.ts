import db from '@adonisjs/lucid/services/db'
import { readDemo } from '#database/demo_content'
import { kinds } from '#kinds'
import { findWeakSettings } from '#health/database_state'

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
  return [...(await findWeakSettings()), ...(await sampleFaults())]
}
