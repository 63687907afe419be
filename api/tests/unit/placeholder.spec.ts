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

  test('stays small enough to stand in a list of many', async ({ assert }) => {
    assert.isAtMost((await encodePlaceholder(goldOnDark())).length, 300)
  })
})
