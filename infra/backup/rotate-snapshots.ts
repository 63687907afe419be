import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listSnapshots, picturesIn, readManifest, snapshotsIn, timeOf } from './snapshots.ts'

const DAY = 86_400_000

/**
 * Which snapshots stay: all of the last 24 hours, the newest of each of the last 30 days and of the
 * last 12 months (UTC), and in any case the newest.
 */
export function namesToKeep(names: string[], now: Date): Set<string> {
  const newestFirst = [...names].sort().reverse()
  const within = (days: number) =>
    newestFirst.filter((name) => now.getTime() - timeOf(name).getTime() < days * DAY)
  const newestOfEach = (period: number, candidates: string[]) => {
    const newest = new Map<string, string>()
    for (const name of candidates) {
      const key = name.slice(0, period)
      if (!newest.has(key)) newest.set(key, name)
    }
    return newest.values()
  }
  return new Set([
    ...newestFirst.slice(0, 1),
    ...within(1),
    ...newestOfEach('20261121'.length, within(30)),
    ...newestOfEach('202611'.length, within(365)),
  ])
}

/** Removes the snapshots that need not stay, then the pictures that no snapshot names any more. */
export function rotateSnapshots(backups: string, now = new Date()) {
  const names = listSnapshots(backups)
  const kept = namesToKeep(names, now)
  for (const name of names) {
    if (!kept.has(name)) rmSync(join(snapshotsIn(backups), name), { recursive: true })
  }
  const pictures = new Set([...kept].flatMap((name) => readManifest(backups, name).pictures))
  const folder = picturesIn(backups)
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !pictures.has(relative(folder, file))) rmSync(file)
  }
}
