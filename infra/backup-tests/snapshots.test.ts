import assert from 'node:assert/strict'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { makeSnapshot } from '../backup/make-snapshot.ts'
import { restoreSnapshot } from '../backup/restore-snapshot.ts'
import { namesToKeep, rotateSnapshots } from '../backup/rotate-snapshots.ts'
import { listSnapshots, nameOf } from '../backup/snapshots.ts'

const MINUTE = 60_000
const start = new Date('2026-11-21T03:45:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * MINUTE)

let folder: string
let data: string
let backups: string
let live: DatabaseSync

const picture = (name: string, text = name) => {
  mkdirSync(join(data, 'uploads', 'tournaments'), { recursive: true })
  writeFileSync(join(data, 'uploads', 'tournaments', name), text)
}
const restored = (name?: string) => {
  const target = mkdtempSync(join(folder, 'restored-'))
  restoreSnapshot(backups, target, name)
  return target
}
const titlesIn = (target: string) => {
  const database = new DatabaseSync(join(target, 'academy.sqlite'), { readOnly: true })
  const rows = database.prepare('select title from tournaments order by title').all()
  database.close()
  return rows.map(({ title }) => title)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'academy-backup-'))
  data = join(folder, 'data')
  backups = join(folder, 'backups')
  mkdirSync(data)
  writeFileSync(join(data, 'app.key'), 'the key')
  live = new DatabaseSync(join(data, 'academy.sqlite'))
  live.exec('pragma journal_mode = wal; create table tournaments (title text)')
  live.exec("insert into tournaments values ('Spring open')")
})
afterEach(() => {
  live.close()
  rmSync(folder, { recursive: true })
})

describe('backups', () => {
  test('a snapshot of the running database restores rows, key and pictures', () => {
    picture('a-400.webp')
    // Not yet in the file itself, only in its log.
    live.exec("insert into tournaments values ('Winter open')")
    makeSnapshot(data, backups, start)
    live.exec("insert into tournaments values ('Too late')")
    const target = restored()
    assert.deepEqual(titlesIn(target), ['Spring open', 'Winter open'])
    assert.equal(readFileSync(join(target, 'app.key'), 'utf8'), 'the key')
    assert.equal(readFileSync(join(target, 'uploads/tournaments/a-400.webp'), 'utf8'), 'a-400.webp')
  })

  test('writing goes on while a snapshot is made', () => {
    live.exec('begin immediate')
    live.exec("insert into tournaments values ('Uncommitted')")
    makeSnapshot(data, backups, start)
    live.exec('commit')
    assert.deepEqual(titlesIn(restored()), ['Spring open'])
  })

  test('an older snapshot brings back what was deleted since', () => {
    picture('gone-400.webp')
    makeSnapshot(data, backups, start)
    rmSync(join(data, 'uploads/tournaments/gone-400.webp'))
    live.exec('delete from tournaments')
    makeSnapshot(data, backups, later(15))
    assert.deepEqual(titlesIn(restored()), [])
    const older = restored(nameOf(start))
    assert.deepEqual(titlesIn(older), ['Spring open'])
    assert.ok(existsSync(join(older, 'uploads/tournaments/gone-400.webp')))
  })

  test('a damaged or incomplete snapshot is refused, and nothing is written', () => {
    picture('a-400.webp')
    const name = makeSnapshot(data, backups, start)
    const target = join(folder, 'target')
    rmSync(join(backups, 'uploads/tournaments/a-400.webp'))
    assert.throws(() => restoreSnapshot(backups, target), /lacks 1 pictures/)
    appendFileSync(join(backups, 'snapshots', name, 'academy.sqlite'), 'x')
    assert.throws(() => restoreSnapshot(backups, target), /academy.sqlite of .* is damaged/)
    assert.equal(existsSync(target), false)
  })

  test('a folder that holds a database is never written over', () => {
    makeSnapshot(data, backups, start)
    assert.throws(() => restoreSnapshot(backups, data), /already holds a database/)
    assert.deepEqual(titlesIn(data), ['Spring open'])
  })

  test('a snapshot that was interrupted does not count', () => {
    makeSnapshot(data, backups, start)
    mkdirSync(join(backups, 'snapshots', `.${nameOf(later(15))}`))
    assert.deepEqual(listSnapshots(backups), [nameOf(start)])
    makeSnapshot(data, backups, later(15))
    assert.deepEqual(listSnapshots(backups), [start, later(15)].map(nameOf))
  })

  test('24 hours of quarters, 30 days and 12 months stay', () => {
    const names = Array.from({ length: 400 * 96 }, (_, index) => nameOf(later(-15 * index)))
    const kept = [...namesToKeep(names, start)].sort().reverse()
    const quarters = kept.filter((name) => name > nameOf(later(-24 * 60)))
    assert.equal(quarters.length, 96)
    const days = new Set(kept.map((name) => name.slice(0, 8)))
    const months = new Set(kept.map((name) => name.slice(0, 6)))
    assert.ok(months.size >= 12 && months.size <= 13, `${months.size} months`)
    assert.ok(days.size >= 30 && days.size <= 44, `${days.size} days`)
    assert.ok(kept.length < 96 + 31 + 13)
  })

  test('pictures leave with the last snapshot that names them', () => {
    picture('old-400.webp')
    makeSnapshot(data, backups, later(-500 * 24 * 60))
    rmSync(join(data, 'uploads/tournaments/old-400.webp'))
    picture('new-400.webp')
    for (let month = 0; month < 13; month += 1) {
      makeSnapshot(data, backups, later(-month * 31 * 24 * 60))
    }
    rotateSnapshots(backups, start)
    assert.equal(existsSync(join(backups, 'uploads/tournaments/old-400.webp')), false)
    assert.equal(existsSync(join(backups, 'uploads/tournaments/new-400.webp')), true)
    assert.deepEqual(titlesIn(restored()), ['Spring open'])
  })
})
