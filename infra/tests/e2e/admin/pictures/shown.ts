import { type Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { nearestQuarter, type Quarters } from '../../photo.ts'
import { newForm } from '../tournament-form.ts'

export const upright: (keyof Quarters)[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']
/** Parts of width and height. */
export const corners = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.1, 0.9],
  [0.9, 0.9],
] as const

/** Size and colours of the crop that the form's preview shows, at these parts of width and height. */
export async function shown(page: Page, points: readonly (readonly [number, number])[]) {
  const preview = page.getByRole('complementary', { name: 'As visitors will see it' })
  return preview.locator('picture img').evaluate(async (element, at) => {
    // The file itself: of a picture for several screens the element tells the size it is shown in.
    const image = new Image()
    image.src = (element as HTMLImageElement).currentSrc
    await image.decode()
    const canvas = document.createElement('canvas')
    const { naturalWidth: width, naturalHeight: height } = image
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.drawImage(image, 0, 0)
    const read = ([x, y]: readonly [number, number]) => [
      ...context.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data.slice(0, 3),
    ]
    return { width, height, colours: at.map(read) }
  }, points)
}

export async function shownQuarters(page: Page) {
  const { colours } = await shown(page, corners)
  return colours.map((colour) => nearestQuarter(colour))
}

export async function openForm(page: Page) {
  await page.goto('/admin?new')
  await expect(newForm(page)).toBeVisible()
  return newForm(page)
}

/** The picture part of a multipart body. */
export function pictureOf(body: Buffer) {
  const begin = body.indexOf('filename="')
  const name = body.subarray(begin).toString('latin1', 10, 60).split('"')[0]
  const start = body.indexOf('\r\n\r\n', begin) + 4
  return { name, picture: body.subarray(start, body.indexOf('\r\n--', start)) }
}
