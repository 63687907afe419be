import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ARGON } from '#config/hash'
import { freePortOfRun } from '#tests/free_port'

/** Of this run, with all that its tests write; `bootstrap` removes it. */
export const runFolder = mkdtempSync(join(tmpdir(), 'academy-test-'))
process.env.DATA_DIR = join(runFolder, 'data')
mkdirSync(process.env.DATA_DIR)
process.env.HOST = '127.0.0.1'
process.env.PORT = String(await freePortOfRun())
process.env.LOG_LEVEL ??= 'silent'
// Tests that want a mail server start one there; to all others it is down.
process.env.SMTP_HOST = '127.0.0.1'
process.env.SMTP_PORT = String(await freePortOfRun())

// A hash that costs what it must cost on a server is most of the work of a sign-in.
Object.assign(ARGON, { memory: 1024 })

// The suite on PostgreSQL is that of several machines: pictures in a bucket.
export const bucket =
  process.env.DB_CONNECTION === 'pg'
    ? await (await import('#tests/picture_bucket')).startBucket('pictures')
    : undefined
if (bucket) Object.assign(process.env, bucket.env, { DRIVE_DISK: 's3', S3_BUCKET: 'pictures' })
