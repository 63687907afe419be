import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { CommandError } from '#exceptions/command_error'

export const MANIFEST = 'manifest.json'

export interface FileRecord {
  bytes: number
  /** SHA-256 as hexadecimal digits. */
  sha256: string
}

/** The first file of every archive: what was backed up, and how to tell that it is whole. */
export interface Manifest {
  /** Of this very shape; another one needs another release. */
  format: 1
  /** When it was made, ISO 8601 UTC. */
  time: string
  /** What the rows are in: SQLite's own file, or one text file for each table. */
  database: 'sqlite' | 'pg'
  /** Names of the migrations that made the tables. */
  migrations: string[]
  /** Rows by table. */
  rows: Record<string, number>
  /** What is inside the archive, beside this file and pictures. */
  files: Record<string, FileRecord>
  /** Every picture that a row names. In a snapshot they lie beside the archives, once for all. */
  pictures: Record<string, FileRecord>
  /** Pictures that rows name and that were not on the disk any more. */
  missing: string[]
}

const PART = /^(academy\.sqlite|app\.key|rows\/[a-z_]+\.ndjson)$/
const PICTURE = /^(tournaments|achievements)\/[0-9a-f]{32}-\d{1,4}\.(avif|webp|jpg)$/

const isRecord = (value: unknown): value is FileRecord => {
  const { bytes, sha256 } = value as FileRecord
  return Number.isInteger(bytes) && /^[0-9a-f]{64}$/.test(sha256)
}

/**
 * @param title the archive, as the refusal names it
 * @throws CommandError when it is no manifest, or names files that no backup holds
 */
export function parseManifest(text: string, title: string): Manifest {
  try {
    const manifest = JSON.parse(text) as Manifest
    const isKnown = (files: Record<string, unknown>, name: RegExp) =>
      Object.entries(files).every(([file, record]) => name.test(file) && isRecord(record))
    if (
      manifest.format === 1 &&
      !Number.isNaN(Date.parse(manifest.time)) &&
      ['sqlite', 'pg'].includes(manifest.database) &&
      isKnown(manifest.files, PART) &&
      isKnown(manifest.pictures, PICTURE)
    ) {
      return manifest
    }
  } catch {
    // Falls through to the refusal.
  }
  throw new CommandError(`${title} is no backup of an academy.`)
}

export async function recordOf(file: string): Promise<FileRecord> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const { size: bytes } = await stat(file)
  return { bytes, sha256: hash.digest('hex') }
}

export const isSame = (one: FileRecord, other: FileRecord) =>
  one.bytes === other.bytes && one.sha256 === other.sha256
