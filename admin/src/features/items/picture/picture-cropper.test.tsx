// @vitest-environment happy-dom
import { BANNER_RATIO, cropper } from '@academy/api/shared/rules/picture_rules'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderCrop } from './crop'
import PictureCropper from './picture-cropper'

vi.mock('./crop', () => ({ renderCrop: vi.fn(() => Promise.resolve(new Blob())) }))

afterEach(cleanup)

const PLACE = 400
const PHOTO = { naturalWidth: 2000, naturalHeight: 1500 }

/** The sizes of a browser that lays out: a square place, and a picture that fits into it. */
function layOut() {
  const sizes = {
    offsetWidth: PLACE,
    offsetHeight: PLACE / BANNER_RATIO,
    ...PHOTO,
  }
  for (const [name, value] of Object.entries(sizes)) {
    vi.spyOn(HTMLImageElement.prototype, name as 'naturalWidth', 'get').mockReturnValue(value)
  }
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, PLACE, PLACE)
  )
}

it.each([
  ['a new photo', cropper.initialBox, false],
  ['what was cut before', 1, true],
])('of %s, left as it opens, %s of each side is taken', (_name, part, isCut) => {
  layOut()
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
  const margin = (1 - part) / 2
  expect(vi.mocked(renderCrop).mock.lastCall?.[2]).toEqual({
    x: expect.closeTo(PHOTO.naturalWidth * margin) as number,
    y: expect.closeTo(PHOTO.naturalHeight * margin) as number,
    width: PHOTO.naturalWidth * part,
    height: PHOTO.naturalHeight * part,
  })
})
