// Adds a snapshot to BACKUP_DIR and removes the ones that need not stay.
import { readFolders } from './folders.ts'
import { makeSnapshot } from './make-snapshot.ts'
import { runOrRefuse } from './refusal.ts'
import { rotateSnapshots } from './rotate-snapshots.ts'

await runOrRefuse(() => {
  const { data, backups } = readFolders()
  const name = makeSnapshot(data, backups)
  rotateSnapshots(backups)
  console.log(`Snapshot ${name} is in ${backups}.`)
})
