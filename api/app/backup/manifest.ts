import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { CommandError } from '#exceptions/command_error'

export const MANIFEST = 'manifest.json'

export interface Manifest {
  time: string
  version: string
  migration: string
  sha256: string
  /** Otherwise they are in a bucket. */
  hasPictures: boolean
}

export function parseManifest(text: string, title: string): Manifest {
  const { time, version, migration, sha256, hasPictures } = parse(text)
  if (
    Number.isNaN(Date.parse(time ?? '')) ||
    !version ||
    !migration ||
    !/^[0-9a-f]{64}$/.test(sha256 ?? '') ||
    typeof hasPictures !== 'boolean'
  ) {
    throw new CommandError(`${title} is no backup of an academy.`)
  }
  return {
    time: time!,
    version,
    migration,
    sha256: sha256!,
    hasPictures,
  }
}

function parse(text: string): Partial<Manifest> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
