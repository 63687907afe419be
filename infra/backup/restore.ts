// Writes a snapshot of BACKUP_DIR into the empty DATA_DIR:  node infra/backup/restore.ts [snapshot]
import { readFolders } from './folders.ts'
import { runOrRefuse } from './refusal.ts'
import { restoreSnapshot } from './restore-snapshot.ts'

await runOrRefuse(() => {
  const { data, backups } = readFolders()
  const name = restoreSnapshot(backups, data, process.argv[2])
  console.log(`Snapshot ${name} is restored in ${data}.`)
})
