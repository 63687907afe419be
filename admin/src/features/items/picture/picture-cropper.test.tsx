// @vitest-environment happy-dom
import { BANNER_RATIO, cropper } from '@academy/api/shared/rules/picture_rules'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderCrop } from './crop'
import PictureCropper from './picture-cropper'

vi.mock('./crop', () => ({ renderCrop: vi.fn(() => Promise.resolve(new Blob())) }))

afterEach(cleanup)

const PLACE = 400
const WIDTH = 2000
const HEIGHT = WIDTH / BANNER_RATIO

/** The sizes of a browser that lays out: a square place, and a picture that fits into it. */
function layOut(naturalHeight: number) {
  const sizes = {
    offsetWidth: PLACE,
    offsetHeight: (PLACE * naturalHeight) / WIDTH,
    naturalWidth: WIDTH,
    naturalHeight,
  }
  for (const [name, value] of Object.entries(sizes)) {
    vi.spyOn(HTMLImageElement.prototype, name as 'naturalWidth', 'get').mockReturnValue(value)
  }
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, PLACE, PLACE)
  )
}

/** Within a pixel. */
const near = (pixels: number) => expect.closeTo(pixels, 0) as number

it.each([
  ['a new photo', WIDTH, cropper.initialBox, false],
  ['a new photo of the shape', HEIGHT, 1, false],
  ['a new photo that is nearly of the shape', HEIGHT + 2, 1, false],
  ['what was cut before', HEIGHT, 1, true],
])('of %s, left as it opens, the largest crop is taken times %s', (_, height, part, isCut) => {
  layOut(height)
  const image = Object.assign(new Image(), { src: 'blob:photo' })
  const onNothing = () => undefined
  render(
    <PictureCropper
      image={image}
      ratio={BANNER_RATIO}
      framing={undefined}
      isCut={isCut}
      onCancel={onNothing}
      onCrop={onNothing}
    />
  )
  // An empty alternative text makes it a presentation, not an image.
  fireEvent.load(screen.getByRole('presentation'))
  fireEvent.click(screen.getByRole('button', { name: 'Crop' }))
  expect(vi.mocked(renderCrop).mock.lastCall?.[2]).toEqual({
    x: near((WIDTH - WIDTH * part) / 2),
    y: near((height - HEIGHT * part) / 2),
    width: WIDTH * part,
    height: HEIGHT * part,
  })
})
