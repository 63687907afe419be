import { setImmediate } from 'node:timers/promises'
import { brotliCompress, brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { readsBrotli, smallPage } from './small-pages.server'

vi.mock('node:zlib', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:zlib')>()
  return { ...original, brotliCompress: vi.fn(original.brotliCompress) }
})

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

test('a page that cannot be compressed is logged, and tried again the next time', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(brotliCompress).mockImplementationOnce(() => {
    throw new RangeError('out of memory')
  })
  const page = '<p>heavy</p>'
  await vi.waitFor(() => {
    expect(smallPage('heavy', page)).toBeUndefined()
    expect(logged).toHaveBeenCalledOnce()
  })
  logged.mockRestore()
  expect(brotliDecompressSync(await untilMade('heavy', page)).toString()).toBe(page)
})

test.each([
  ['gzip, deflate, br', true],
  ['br;q=0.5', true],
  ['br ; q=1, gzip', true],
  ['gzip', false],
  ['br;q=0, gzip', false],
  ['gzip, br;q=0.0', false],
  ['br;Q=0, gzip', false],
  ['BR', true],
  ['*', true],
  ['gzip, *;q=0', false],
  ['br;q=0, *', false],
  ['gzip, identity;q=0', false],
  ['br, identity;q=0', true],
  ['zbr, br-x', false],
  [null, false],
])('%s: Brotli is read: %s', (accepted, expected) => {
  expect(readsBrotli(accepted)).toBe(expected)
})
