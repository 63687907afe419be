import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { CommandError } from '#exceptions/command_error'

export const MANIFEST = 'manifest.json'

export interface Manifest {
  format: 2
  time: string
  version: string
  migration: string
  sha256: string
}

/** The format of releases before 25 November 2026. */
interface OldManifest {
  format: 1
  time: string
  database: 'sqlite' | 'pg'
  migrations: string[]
  files: Record<string, { sha256: string }>
}

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
