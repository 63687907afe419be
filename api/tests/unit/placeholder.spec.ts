import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { encodePlaceholder } from '#pictures/encode_picture'

const [WIDTH, HEIGHT] = [800, 600]
const PAGE = [18, 18, 18]
const GOLD = [212, 160, 23]
const SHADE = [90, 67, 16]

/** A gold disc on the page's dark: nowhere is there more green than red, or more blue than green. */
function goldOnDark() {
  const colourAt = (x: number, y: number) => {
    if (Math.hypot(x - 520, y - 260) < 150) return GOLD
    return y > 420 && y < 480 ? SHADE : PAGE
  }
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    colourAt(at % WIDTH, Math.floor(at / WIDTH))
  )
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 as const }
  return sharp(Buffer.from(pixels.flat()), { raw })
}

test.group('Placeholder', () => {
  test('has the picture’s own colours and no others', async ({ assert }) => {
    const placeholder = await encodePlaceholder(goldOnDark())
    const bytes = Buffer.from(placeholder.split(',')[1]!, 'base64')
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({
      resolveWithObject: true,
    })
    const strange: number[][] = []
    for (let at = 0; at < data.length; at += info.channels) {
      const [red, green, blue] = data.subarray(at, at + 3)
      if (green! > red! + 2 || blue! > green! + 2) strange.push([red!, green!, blue!])
    }
    assert.deepEqual(strange, [])
    const lightest = Math.max(...data)
    assert.isAtLeast(lightest, 150, 'the gold')
    assert.isAtMost(Math.min(...data), 40, 'the dark')
  })

  test('keeps the colour of each of its spots', async ({ assert }) => {
    for (const name of ['queen-medallion', 'cup', 'pawns', 'rook']) {
      const file = new URL(`../../database/demo/achievements/${name}.webp`, import.meta.url)
      const picture = sharp(await readFile(file))
      const size = { width: 6, height: 24, fit: 'inside', kernel: 'linear' } as const
      const own = await picture.clone().resize(size).removeAlpha().raw().toBuffer()
      const bytes = Buffer.from((await encodePlaceholder(picture)).split(',')[1]!, 'base64')
      const shown = await sharp(bytes).removeAlpha().raw().toBuffer()
      assert.lengthOf(shown, own.length)
      for (let at = 0; at < own.length; at += 3) {
        for (const channel of [0, 1]) {
          const hue = (data: Buffer) => data[at + channel]! - data[at + channel + 1]!
          assert.approximately(hue(shown), hue(own), 8, `${name}, pixel ${at / 3}`)
        }
      }
    }
  })

  test('stays small enough to stand in a list of many', async ({ assert }) => {
    assert.isAtMost((await encodePlaceholder(goldOnDark())).length, 300)
  })
})
