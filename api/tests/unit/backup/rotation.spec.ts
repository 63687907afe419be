import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { pack } from '#backup/archive'
import { archiveName, listSnapshots } from '#backup/backup_store'
import { FolderStore } from '#backup/folder_store'
import type { Manifest } from '#backup/manifest'
import { rotateSnapshots } from '#backup/rotate_snapshots'
import { nameOf, namesToKeep } from '#backup/snapshot_names'
import { temporaryFolder } from '#tests/child'

const now = new Date('2026-11-21T03:45:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const DAY = 24 * 60
const picture = (digit: string) => `tournaments/${digit.repeat(32)}-400.webp`

test.group('Rotation', () => {
  test('leaves 24 hours of quarters, 30 days and 12 months', ({ assert }) => {
    const names = Array.from({ length: 400 * 96 }, (_, index) => nameOf(before(15 * index)))
    const kept = [...namesToKeep(names, now)].sort().reverse()
    const distinct = (length: number) => new Set(kept.map((name) => name.slice(0, length))).size
    assert.lengthOf(
      kept.filter((name) => name > nameOf(before(DAY))),
      96
    )
    assert.isTrue(distinct('202611'.length) >= 12 && distinct('202611'.length) <= 13)
    assert.isTrue(distinct('20261121'.length) >= 30 && distinct('20261121'.length) <= 44)
    assert.isBelow(kept.length, 96 + 31 + 13)
  })

  test('takes pictures with the last snapshot that names them', async ({ assert, cleanup }) => {
    const folder = temporaryFolder()
    cleanup(() => rmSync(folder, { recursive: true }))
    const place = new FolderStore(folder)
    const record = { bytes: 0, sha256: 'e'.repeat(64) }
    const snapshot = async (time: Date, digits: string[]) => {
      const staging = temporaryFolder()
      const manifest: Manifest = {
        ...{ format: 1, time: time.toISOString(), database: 'sqlite', migrations: [] },
        ...{ rows: {}, files: {}, missing: [] },
        pictures: Object.fromEntries(digits.map((digit) => [picture(digit), record])),
      }
      await pack(staging, manifest, join(staging, 'archive'), false)
      await place.store(join(staging, 'archive'), archiveName(nameOf(time)))
      rmSync(staging, { recursive: true })
    }
    mkdirSync(join(folder, 'uploads', 'tournaments'), { recursive: true })
    for (const digit of ['1', '2', '3', '4']) {
      const file = join(folder, 'uploads', picture(digit))
      writeFileSync(file, '')
      // One that was stored just now may belong to a snapshot that is being made.
      const stored = digit === '4' ? before(5) : before(500 * DAY)
      utimesSync(file, stored, stored)
    }
    await snapshot(before(500 * DAY), ['1', '2', '3', '4'])
    await snapshot(before(20 * DAY), ['2'])
    await snapshot(now, ['3'])

    await rotateSnapshots(place, now)

    assert.deepEqual(await listSnapshots(place), [nameOf(before(20 * DAY)), nameOf(now)])
    assert.sameMembers(
      await place.list('uploads'),
      ['2', '3', '4'].map((digit) => `uploads/${picture(digit)}`)
    )
  })
})
