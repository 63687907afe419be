import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test } from '@japa/runner'
import env from '#start/env'
import { bucket } from '#tests/environment'
import { jpeg } from '#tests/sample_pictures'
import { putUpload } from '#tests/stored_uploads'

const NAME = `tournaments/${'ab'.repeat(16)}-800.jpg`

test.group('Uploads: disk', () => {
  test('is the one that the environment asks for', async ({ assert }) => {
    await putUpload(`/uploads/${NAME}`, await jpeg())
    assert.equal(existsSync(join(env.get('DATA_DIR'), 'uploads', NAME)), !bucket)
    assert.equal(bucket !== undefined && existsSync(bucket.pathOf(NAME)), !!bucket)
  })

  test('loads the SDK for buckets only where there is one', async ({ assert }) => {
    const loaded = Object.keys(createRequire(import.meta.url).cache)
    assert.equal(
      loaded.some((file) => file.includes('@aws-sdk/client-s3')),
      !!bucket
    )
  })
})
