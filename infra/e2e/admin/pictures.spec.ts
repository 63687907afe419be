import { cropper as figures, PICTURE_UNREADABLE } from '@academy/api/shared/picture_rules'
import { type Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from '../fixtures.ts'
import { nearestQuarter, quarteredPhoto, type Quarters } from '../photo.ts'
import { enlargeText } from '../large-text.ts'
import { test } from './director.ts'
import { achievement, tournament } from './lists.ts'
import { choose, crop, cropper, enlarge, fillIn, newForm, untilAwake } from './tournament-form.ts'

const upright: (keyof Quarters)[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']
const corners = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.1, 0.9],
  [0.9, 0.9],
] as const

/** Size and colours of the crop that the form's preview shows, at these parts of width and height. */
async function shown(page: Page, points: readonly (readonly [number, number])[]) {
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

async function shownQuarters(page: Page) {
  const { colours } = await shown(page, corners)
  return colours.map((colour) => nearestQuarter(colour))
}

async function openForm(page: Page) {
  await page.goto('/admin?new')
  await expect(newForm(page)).toBeVisible()
  return newForm(page)
}

/** The picture part of a multipart body. */
function pictureOf(body: Buffer) {
  const begin = body.indexOf('filename="')
  const name = body.subarray(begin).toString('latin1', 10, 60).split('"')[0]
  const start = body.indexOf('\r\n\r\n', begin) + 4
  return { name, picture: body.subarray(start, body.indexOf('\r\n--', start)) }
}

test('all eight orientations of a phone come out upright, 800 px wide', async ({ page }) => {
  const form = await openForm(page)
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await choose(form, await quarteredPhoto(1200, 900, orientation))
    await crop(page)
    const { width, height, colours } = await shown(page, corners)
    expect([width, height], String(orientation)).toEqual([800, 600])
    expect(
      colours.map((colour) => nearestQuarter(colour)),
      String(orientation)
    ).toEqual(upright)
  }
})

test('a photo of 48 megapixels does not kill the tab', async ({ page }) => {
  const form = await openForm(page)
  await choose(form, await quarteredPhoto(8000, 6000, 6))
  await expect(cropper(page).getByText('6400 × 4800 pixels of the photo')).toBeVisible()
  await crop(page)
  expect(await shownQuarters(page)).toEqual(upright)
})

test('turning, zooming, moving, reset and cancel do what they say, within their bounds', async ({
  page,
}) => {
  const form = await openForm(page)
  const dialog = cropper(page)
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const frame = dialog.getByRole('group', { name: /^Crop frame/ })
  await choose(form, await quarteredPhoto(1600, 1200))
  await press('Rotate right')
  await crop(page)
  expect(await shownQuarters(page)).toEqual(['bottomLeft', 'topLeft', 'bottomRight', 'topRight'])

  await page.getByRole('button', { name: 'Adjust crop' }).click()
  await press('Rotate left')
  await expect(dialog.getByText('1280 × 960 pixels of the photo')).toBeVisible()
  await expect(zoom).toHaveValue('1')
  await expect(zoom).toHaveAttribute('step', String(figures.zoomStep))
  for (let step = 0; step < 5; step += 1) await press('Zoom out')
  await expect(zoom).toHaveValue(String(figures.zoomMin))
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  await crop(page)
  const small = await shown(page, [
    [0.02, 0.02],
    [0.3, 0.3],
    [0.7, 0.3],
  ])
  expect(small.colours[0], 'what the photo does not cover').toEqual([26, 26, 26])
  expect(small.colours.slice(1).map((colour) => nearestQuarter(colour))).toEqual([
    'topLeft',
    'topRight',
  ])

  await page.getByRole('button', { name: 'Adjust crop' }).click()
  await expect(zoom, 'the framing is kept').toHaveValue(String(figures.zoomMin))
  await press('Reset')
  await expect(zoom).toHaveValue('1')
  for (let step = 0; step < 20; step += 1) await press('Zoom in')
  await expect(zoom).toHaveValue(String(figures.zoomMax))
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeDisabled()
  await expect(dialog.getByText(/^Below 800 pixels it will look soft/)).toBeVisible()
  await frame.focus()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
  }
  await crop(page)
  const moved = await shown(page, [[0.5, 0.5]])
  expect(nearestQuarter(moved.colours[0]!)).toBe('topLeft')

  await page.getByRole('button', { name: 'Adjust crop' }).click()
  await press('Reset')
  await page.mouse.click(5, 5)
  await expect(dialog, 'a press outside is ignored').toBeVisible()
  await press('Cancel')
  await expect(dialog).toBeHidden()
  const kept = await shown(page, [[0.5, 0.5]])
  expect(nearestQuarter(kept.colours[0]!)).toBe('topLeft')

  await enlarge(page).click()
  const viewer = page.getByRole('dialog', { name: 'Banner' })
  await untilAwake(viewer)
  await page.mouse.click(5, 5)
  await expect(viewer).toBeHidden()
  await expect(form, 'the press closed the viewer alone').toBeVisible()
  await expect(enlarge(page)).toBeFocused()
})

test('wheel and drag move the crop, the read-out follows', async ({ page }) => {
  const form = await openForm(page)
  await choose(form, await quarteredPhoto(2000, 1500))
  const dialog = cropper(page)
  await expect(dialog.getByText('1600 × 1200 pixels of the photo')).toBeVisible()
  const box = (await dialog.getByRole('group', { name: /^Crop frame/ }).boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.wheel(0, -2000)
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('3')
  await page.mouse.down()
  await page.mouse.move(middle.x + 900, middle.y + 700, { steps: 3 })
  await page.mouse.up()
  await crop(page)
  const { colours } = await shown(page, [[0.5, 0.5]])
  expect(nearestQuarter(colours[0]!)).toBe('topLeft')
})

test('transparency is painted, and a small picture warns and still comes out 800 px wide', async ({
  page,
}) => {
  const form = await openForm(page)
  const disc = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="375"><circle cx="250" cy="187" r="90" fill="#dcbe28"/></svg>'
  )
  await choose(form, await sharp(disc).png().toBuffer(), 'logo.png')
  await expect(cropper(page).getByText('400 × 300 pixels of the photo')).toBeVisible()
  await expect(cropper(page).getByText(/^Below 800 pixels it will look soft/)).toBeVisible()
  await crop(page)
  const { width, colours } = await shown(page, [
    [0.05, 0.05],
    [0.5, 0.5],
  ])
  expect(width).toBe(800)
  for (const channel of colours[0]!) expect(Math.abs(channel - 0x1a)).toBeLessThan(4)
  expect(nearestQuarter(colours[1]!)).toBe('bottomRight')
})

test.describe('an area below 50 pixels', () => {
  test.use({ expectedConsole: /^The crop area is invalid/ })

  test('does nothing', async ({ page }) => {
    const form = await openForm(page)
    await choose(form, await quarteredPhoto(80, 60))
    await cropper(page).getByRole('button', { name: 'Zoom in' }).click()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Enter')
    await expect(cropper(page).getByText(/^Too few pixels to crop/)).toBeVisible()
    const logged = page.waitForEvent('console', (line) => line.text().startsWith('The crop area'))
    await cropper(page).getByRole('button', { name: 'Crop', exact: true }).click()
    await logged
    await expect(cropper(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cropper(page)).toBeHidden()
    await expect(enlarge(page)).toBeHidden()
  })
})

test.describe('a file that cannot be cropped', () => {
  // The recorder of traces asks anew for what the browser could not decode.
  test.use({ expectedConsole: /^Connecting to 'blob:/ })

  test('is ignored, politely; a HEIC photo gets advice', async ({ page }) => {
    const form = await openForm(page)
    await choose(form, Buffer.from('1. e4 e5'), 'notes.txt')
    await expect(form.getByText('“notes.txt” is not a picture, so it was ignored.')).toBeVisible()
    await choose(form, Buffer.from('\0\0\0\x18ftypheic'), 'IMG_0002.heic')
    await expect(form.getByText(/^This browser cannot read HEIC photos\. Send/)).toBeVisible()
    await choose(form, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))
    await expect(form.getByText(PICTURE_UNREADABLE)).toBeVisible()
    await expect(cropper(page)).toBeHidden()
    await expect(enlarge(page)).toBeHidden()
  })
})

test('a picture can be dropped on the page and pasted into it', async ({ page }) => {
  await openForm(page)
  const bytes = [...(await quarteredPhoto(400, 300))]
  for (const kind of ['drop', 'paste'] as const) {
    await newForm(page).evaluate(
      (dialog, { bytes, kind }) => {
        const files = new DataTransfer()
        files.items.add(new File([new Uint8Array(bytes)], 'x.jpg', { type: 'image/jpeg' }))
        const options = { bubbles: true, cancelable: true }
        dialog.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: files })
            : new ClipboardEvent('paste', { ...options, clipboardData: files })
        )
      },
      { bytes, kind }
    )
    await untilAwake(cropper(page))
    await page.keyboard.press('Escape')
    await expect(cropper(page)).toBeHidden()
    await expect(newForm(page)).toBeVisible()
  }
})

test('the upload is the crop: a JPEG of 800 px', async ({ page }) => {
  const bodies: Buffer[] = []
  for (const [path, data] of [
    ['**/api/tournaments', tournament('new')],
    ['**/api/achievements', achievement('new')],
  ] as const) {
    await page.route(path, (route) => {
      bodies.push(route.request().postDataBuffer()!)
      return route.fulfill({ status: 201, json: { data } })
    })
  }
  const form = await openForm(page)
  await fillIn(form)
  await choose(form, await quarteredPhoto(4000, 3000, 6))
  await crop(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  await page.goto('/admin/achievements?new')
  const other = page.getByRole('dialog', { name: 'Create New Achievement' })
  await other.getByLabel('Title').fill('District champion')
  await other.getByLabel('Student name').fill('Asha Patil')
  await other.getByLabel('Description', { exact: true }).fill('Won every round.')
  await other.getByLabel('Date').fill('2026-10-02')
  await other.getByLabel('Location').fill('Satara')
  await choose(other, await quarteredPhoto(900, 1200))
  await crop(page)
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other).toBeHidden()

  const [banner, image] = bodies.map(pictureOf)
  expect([banner!.name, image!.name]).toEqual(['tournament-banner.jpg', 'achievement-image.jpg'])
  expect(await sharp(banner!.picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 800,
    height: 600,
  })
  expect(await sharp(image!.picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 800,
    height: 1067,
  })
})

test('a saved picture is cropped again from what is stored', async ({ page }) => {
  const form = await openForm(page)
  const title = 'Cropped again'
  await fillIn(form, { title })
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  await page.reload()
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await page.getByRole('button', { name: 'Adjust crop' }).click()
  await cropper(page).getByRole('button', { name: 'Rotate right' }).click()
  await crop(page)
  let body: Buffer | null = null
  await page.route('**/api/tournaments/*', (route) => {
    body = route.request().postDataBuffer()
    return route.fallback()
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await sharp(pictureOf(body!).picture).metadata()).toMatchObject({
    width: 800,
    height: 600,
  })
})

test('the frame keeps its size on a small phone with large text, upright and on its side', async ({
  page,
}) => {
  const form = await openForm(page)
  await choose(form, await quarteredPhoto(1200, 900))
  const frame = cropper(page).getByRole('group', { name: /^Crop frame/ })
  await expect(frame).toBeVisible()
  await enlargeText(page)
  for (const [width, height] of [
    [360, 740],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => {
        const box = await frame.boundingBox()
        return Math.min(box?.width ?? 0, box?.height ?? 0)
      })
      .toBeGreaterThan(120)
    const done = cropper(page).getByRole('button', { name: 'Crop', exact: true })
    await done.scrollIntoViewIfNeeded()
    await expect(done).toBeInViewport({ ratio: 0.99 })
  }
})
