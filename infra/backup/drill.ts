// Proves the newest snapshot: restores it beside the running system, compares, prints RPO and RTO.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readFolders } from './folders.ts'
import { BackupRefusal, runOrRefuse } from './refusal.ts'
import { restoreSnapshot } from './restore-snapshot.ts'
import { readManifest } from './snapshots.ts'

function countRows(file: string): Record<string, number> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = database
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
      .all()
      .map(({ name }) => String(name))
    return Object.fromEntries(
      tables.map((name) => [
        name,
        Number(database.prepare(`select count(*) as rows from "${name}"`).get()!.rows),
      ])
    )
  } finally {
    database.close()
  }
}

await runOrRefuse(() => {
  const { backups } = readFolders()
  const folder = mkdtempSync(join(tmpdir(), 'academy-drill-'))
  try {
    const begun = performance.now()
    const name = restoreSnapshot(backups, join(folder, 'data'))
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const { time, pictures } = readManifest(backups, name)
    const rows = countRows(join(folder, 'data', 'academy.sqlite'))
    if (!rows.tournaments && !rows.users) throw new BackupRefusal(`Snapshot ${name} holds no rows.`)
    const minutes = Math.round((Date.now() - Date.parse(time)) / 60_000)
    console.log(
      `Snapshot ${name} restores whole: ${JSON.stringify(rows)}, ${pictures.length} pictures.`
    )
    console.log(`RPO ${minutes} min (age of the newest snapshot), RTO ${seconds} s (restoring it).`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
