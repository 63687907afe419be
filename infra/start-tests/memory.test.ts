import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { director } from '../tests/support/academy.ts'
import { AS_UNIT, ServedProduct } from '../tests/support/served-product.ts'

const MOST_MB = 200
const PATIENCE_MS = 60_000

let product: ServedProduct
before(async () => void (product = await ServedProduct.started()))
after(() => product.stop())

/** 12 megapixels with the noise of a phone's camera, some 4 MB. */
const photo = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .jpeg({ quality: 75 })
    .toBuffer()

async function signIn() {
  const response = await fetch(`${product.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(director),
  })
  return ((await response.json()) as { token: string }).token
}

async function publish(token: string, picture: Buffer) {
  const form = new FormData()
  form.append('title', 'Open')
  form.append('description', 'Seven rounds.')
  form.append('formLink', 'https://forms.example/x')
  form.append('banner', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg')
  const response = await fetch(`${product.origin}/api/tournaments`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  assert.equal(response.status, 201, await response.text())
}

test('a minute after ten photos of 12 megapixels all processes hold less than 200 MB', async (t) => {
  const token = await signIn()
  const picture = await photo()
  for (let count = 0; count < 10; count += 1) await publish(token, picture)
  const end = performance.now() + PATIENCE_MS
  while (product.residentMB >= MOST_MB && performance.now() < end) await pause(500)
  const held = product.residentMB
  t.diagnostic(`${(picture.length / 1e6).toFixed(1)} MB each: ${held.toFixed(0)} MB`)
  assert.ok(held < MOST_MB, `${held} MB`)
})

test('npm start gives its process what the units give theirs', () => {
  const { scripts } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  ) as { scripts: { start: string } }
  const given = Object.entries(AS_UNIT)
    .filter(([name]) => name.startsWith('MALLOC_'))
    .map(([name, value]) => `${name}=${value}`)
  const command = [...given, 'node', AS_UNIT.NODE_OPTIONS, 'infra/start/start.mjs'].join(' ')
  assert.equal(scripts.start, command)
})
