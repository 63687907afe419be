import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checksum, copyDurably, sync } from './durable-files.ts'
import { BackupRefusal } from './refusal.ts'
import { nameOf, picturesIn, snapshotsIn, type Manifest } from './snapshots.ts'

/** A whole and compact copy of the live database, taken in one read transaction. */
function copyDatabase(from: string, to: string) {
  const live = new DatabaseSync(from, { readOnly: true })
  try {
    live.exec('PRAGMA busy_timeout = 10000')
    live.prepare('VACUUM INTO ?').run(to)
  } finally {
    live.close()
  }
  const copy = new DatabaseSync(to, { readOnly: true })
  try {
    const answer = copy.prepare('PRAGMA integrity_check').get()!
    if (answer.integrity_check !== 'ok') {
      throw new BackupRefusal(`The copy of ${from} is damaged: ${answer.integrity_check}.`)
    }
  } finally {
    copy.close()
  }
}

function listPictures(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/**
 * Adds a snapshot of `data` to the folder `backups`. First the database, then the pictures: a row
 * of the snapshot never names a picture that is not there.
 * @returns the snapshot's name
 * @throws BackupRefusal when there is nothing to back up, or the copy is damaged
 */
export function makeSnapshot(data: string, backups: string, time = new Date()): string {
  const database = join(data, 'academy.sqlite')
  if (!existsSync(database)) throw new BackupRefusal(`${database} does not exist.`)
  const name = nameOf(time)
  const draft = join(snapshotsIn(backups), `.${name}`)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })

  copyDatabase(database, join(draft, 'academy.sqlite'))
  sync(join(draft, 'academy.sqlite'))
  const key = join(data, 'app.key')
  if (existsSync(key)) copyDurably(key, join(draft, 'app.key'))

  const pictures = listPictures(picturesIn(data))
  for (const picture of pictures) {
    const target = join(picturesIn(backups), picture)
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    copyDurably(join(picturesIn(data), picture), target)
  }

  const files = Object.fromEntries(
    readdirSync(draft).map((file) => [file, checksum(join(draft, file))])
  )
  const manifest: Manifest = { time: time.toISOString(), files, pictures }
  writeFileSync(join(draft, 'manifest.json'), JSON.stringify(manifest, null, 2), { flush: true })
  // Only a whole snapshot has a name without a dot.
  renameSync(draft, join(snapshotsIn(backups), name))
  sync(snapshotsIn(backups))
  return name
}
