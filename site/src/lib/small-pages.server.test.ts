import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readsBrotli, smallPage } from './small-pages.server'

async function untilMade(hash: string, html: string): Promise<Uint8Array> {
  let small = smallPage(hash, html)
  while (!small) {
    await setImmediate()
    small = smallPage(hash, html)
  }
  return small
}

test('a page has its small form from the second time on, made one at a time', async () => {
  const [one, other] = ['<p>one</p>', '<p>another</p>']
  expect(smallPage('one', one)).toBeUndefined()
  expect(smallPage('other', other)).toBeUndefined()
  expect(brotliDecompressSync(await untilMade('one', one)).toString()).toBe(one)
  expect(smallPage('other', other)).toBeUndefined()
  expect(brotliDecompressSync(await untilMade('other', other)).toString()).toBe(other)
})

test('a long page has none, and holds up no other', async () => {
  expect(smallPage('long', 'x'.repeat(200_000))).toBeUndefined()
  expect(smallPage('short', 'x')).toBeUndefined()
  await untilMade('short', 'x')
  expect(smallPage('long', 'x'.repeat(200_000))).toBeUndefined()
})

test('of many pages those that were asked for last are kept', async () => {
  await untilMade('first', 'first')
  await untilMade('second', 'second')
  for (let count = 0; count < 63; count += 1) {
    smallPage('first', 'first')
    await untilMade(`page ${count}`, `page ${count}`)
  }
  expect(smallPage('first', 'first')).toBeDefined()
  expect(smallPage('second', 'second')).toBeUndefined()
})

test.each([
  ['gzip, deflate, br', true],
  ['br;q=0.5', true],
  ['br ; q=1, gzip', true],
  ['gzip', false],
  ['br;q=0, gzip', false],
  ['gzip, br;q=0.0', false],
  ['zbr, br-x', false],
  [null, false],
])('%s: Brotli is read: %s', (accepted, expected) => {
  expect(readsBrotli(accepted)).toBe(expected)
})
