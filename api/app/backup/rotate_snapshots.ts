import { readManifest } from '#backup/archive'
import { archiveName, type BackupStore, listSnapshots } from '#backup/backup_store'
import { namesToKeep } from '#backup/snapshot_names'

const DAY = 86_400_000

/** Removes the snapshots that need not stay, then the pictures that no snapshot names any more. */
export async function rotateSnapshots(place: BackupStore, now: Date) {
  const names = await listSnapshots(place)
  const kept = namesToKeep(names, now)
  const lost = new Set<string>()
  for (const name of names.filter((one) => !kept.has(one))) {
    // What cannot be read is of no use to anybody; its pictures stay.
    for (const picture of await picturesOf(place, name).catch(() => [])) lost.add(picture)
    await place.remove(archiveName(name))
  }
  // Newest first: nearly all are in there, and then nothing more is read.
  for (const name of [...kept].sort().reverse()) {
    if (lost.size === 0) return
    for (const picture of await picturesOf(place, name)) lost.delete(picture)
  }
  for (const picture of lost) {
    const name = `uploads/${picture}`
    if (await isOld(place, name, now)) await place.remove(name)
  }
}

async function picturesOf(place: BackupStore, snapshot: string): Promise<string[]> {
  const name = archiveName(snapshot)
  const { pictures } = await readManifest(await place.read(name), name)
  return Object.keys(pictures)
}

/** A young one may belong to a snapshot that is being made. */
async function isOld(place: BackupStore, name: string, now: Date): Promise<boolean> {
  const storedAt = await place.storedAt(name).catch(() => undefined)
  return storedAt !== undefined && now.getTime() - storedAt.getTime() > DAY
}
