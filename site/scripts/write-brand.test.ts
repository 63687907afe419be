import { readFile } from 'node:fs/promises'
import { brand, channelsOf, mixed } from '@academy/api/shared/identity/brand'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brandFiles, colourFaults } from './write-brand.ts'

const committed = (path: string) => readFile(new URL(`../${path}`, import.meta.url))

/** By how much a channel differs on average: encoders may change, colours may not. */
async function difference(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).ensureAlpha().raw().toBuffer())
  )
  expect(a!.length).toBe(b!.length)
  const sum = a!.reduce((total, value, index) => total + Math.abs(value - b![index]!), 0)
  return sum / a!.length
}

test('stylesheet and icons are what `npm run brand -w @academy/site` makes of the colours', async () => {
  for (const [path, content] of Object.entries(await brandFiles(brand))) {
    const stored = await committed(path)
    if (typeof content === 'string') expect(stored.toString(), path).toBe(content)
    else expect(await difference(stored, content), path).toBeLessThan(1)
  }
})

test('what is no colour is named', () => {
  expect(colourFaults(brand)).toEqual([])
  for (const colour of ['teal', '#fd0', 'ffd700', '#ffd70', '#ffd7000', 'rgb(255 215 0)', '']) {
    expect(colourFaults({ ...brand, gold: colour })).toEqual([
      `gold is '${colour}': a colour is written like #ffd700.`,
    ])
  }
})

/** Of light, from 0 to 1, as WCAG 2 defines it. */
function luminance(colour: string) {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const share = value / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

test('every piece stands out from every square', () => {
  for (const piece of [brand.pieceWhite, brand.pieceBlack]) {
    for (const square of [brand.squareLight, brand.squareDark]) {
      expect(contrast(piece, square), `${piece} on ${square}`).toBeGreaterThanOrEqual(3)
    }
  }
})

test('letters and numbers on the squares can be read', () => {
  expect(contrast(brand.onSquareLight, brand.squareLight)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(brand.onSquareDark, brand.squareDark)).toBeGreaterThanOrEqual(4.5)
})

test('a colour over another one is as strong as its share', () => {
  expect(mixed('#ff8000', '#000000', 1)).toBe('#ff8000')
  expect(mixed('#ff8000', '#000000', 0.5)).toBe('#804000')
  expect(mixed('#ffffff', '#0a0a0a', 0)).toBe('#0a0a0a')
})
