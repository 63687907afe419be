import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { CommandError } from '#exceptions/command_error'

export const MANIFEST = 'manifest.json'

/** What a backup says of itself. */
export interface Manifest {
  format: 2
  /** When it was made, ISO 8601 UTC. */
  time: string
  /** The version of the application that made it. */
  version: string
  /** The last migration that its database has had. */
  migration: string
  /** Of its database file, as hexadecimal digits. */
  sha256: string
}

/** As releases before 25 November 2026 wrote it. */
interface OldManifest {
  format: 1
  time: string
  database: 'sqlite' | 'pg'
  migrations: string[]
  files: Record<string, { sha256: string }>
}

/**
 * @param title the backup, as the refusal names it
 * @throws CommandError when it is no manifest
 */
export function parseManifest(text: string, title: string): Manifest {
  const manifest = parse(text)
  if (manifest?.format === 1 && manifest.database === 'pg') {
    throw new CommandError(
      `${title} holds PostgreSQL rows: restore it with the release of its time.`
    )
  }
  const { time, migration, sha256 } = manifest?.format === 1 ? upgraded(manifest) : (manifest ?? {})
  if (Number.isNaN(Date.parse(time ?? '')) || !migration || !/^[0-9a-f]{64}$/.test(sha256 ?? '')) {
    throw new CommandError(`${title} is no backup of an academy.`)
  }
  const version = manifest?.format === 2 ? manifest.version : ''
  return { format: 2, time: time!, version, migration, sha256: sha256! }
}

function parse(text: string): Manifest | OldManifest | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function upgraded({ time, migrations, files }: OldManifest) {
  return { time, migration: migrations?.at(-1), sha256: files?.['academy.sqlite']?.sha256 }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
