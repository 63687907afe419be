import { PICTURE_UNREADABLE } from '@academy/api/shared/picture_rules'
import sharp from 'sharp'
import { expect } from '../../fixtures.ts'
import { nearestQuarter, quarteredPhoto } from '../../photo.ts'
import { test } from '../director.ts'
import { choose, crop, cropper, enlarge, untilAwake } from '../tournament-form.ts'
import { corners, openForm, shown, shownQuarters, upright } from './shown.ts'

test('a picture is dropped or pasted; all eight orientations come out upright, as do 48 megapixels; what is transparent is painted, what is small warns', async ({
  page,
}) => {
  const form = await openForm(page)

  await test.step('dropped on the page and pasted into it', async () => {
    const bytes = [...(await quarteredPhoto(400, 300))]
    for (const kind of ['drop', 'paste'] as const) {
      await form.evaluate(
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
      await expect(form).toBeVisible()
    }
  })

  await test.step('all eight orientations of a phone come out upright, 800 px wide', async () => {
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

  await test.step('transparency is painted, and a small picture warns and still comes out 800 px wide', async () => {
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

  await test.step('a photo of 48 megapixels does not kill the tab', async () => {
    await choose(form, await quarteredPhoto(8000, 6000, 6))
    await expect(cropper(page).getByText('6400 × 4800 pixels of the photo')).toBeVisible()
    await crop(page)
    expect(await shownQuarters(page)).toEqual(upright)
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
