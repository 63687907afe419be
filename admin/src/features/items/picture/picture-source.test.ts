// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { openPicture } from './picture-source'

const FILE = new File(['a picture'], 'strip.png', { type: 'image/png' })

it.each([
  [1, 10_000, 'The picture is too small: each side must have at least 40 pixels'],
  [39, 300, 'The picture is too small: each side must have at least 40 pixels'],
  [850, 41, 'The picture is too narrow: its long side can be at most 20 times its short side'],
  [800, 40, undefined],
])('a picture of %i × %i is refused with %j', async (width, height, expected) => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue()
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height)
  const refusal = await openPicture(FILE).then(
    () => undefined,
    (error: Error) => error.message
  )
  expect(refusal).toBe(expected)
})
