import { createHash } from 'node:crypto'
import { closeSync, copyFileSync, fsyncSync, openSync, readFileSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'

/** Waits until a file or a folder's entries are on the disk. */
export function sync(path: string) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Copies so that the new name appears only when its whole content is on the disk. */
export function copyDurably(from: string, to: string) {
  copyFileSync(from, `${to}.part`)
  sync(`${to}.part`)
  renameSync(`${to}.part`, to)
  sync(dirname(to))
}

/** SHA-256 of a file, as hexadecimal digits. */
export function checksum(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
