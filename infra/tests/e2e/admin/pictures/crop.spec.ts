import { cropper as figures } from '@academy/api/shared/picture_rules'
import { expect } from '../../fixtures.ts'
import { nearestQuarter, quarteredPhoto } from '../../photo.ts'
import { enlargeText } from '../../large-text.ts'
import { test } from '../director.ts'
import { choose, crop, cropper, enlarge, untilAwake } from '../tournament-form.ts'
import { openForm, shown, shownQuarters } from './shown.ts'

test('the crop is turned, zoomed, moved, reset and cancelled by button, key, wheel and drag, and its frame keeps its size', async ({
  page,
}) => {
  const form = await openForm(page)
  const dialog = cropper(page)
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const frame = dialog.getByRole('group', { name: /^Crop frame/ })

  await test.step('turning, zooming, moving, reset and cancel do what they say, within their bounds', async () => {
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

  await test.step('wheel and drag move the crop, the read-out follows', async () => {
    await choose(form, await quarteredPhoto(2000, 1500))
    await expect(dialog.getByText('1600 × 1200 pixels of the photo')).toBeVisible()
    const box = (await frame.boundingBox())!
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.wheel(0, -2000)
    await expect(zoom).toHaveValue('3')
    await page.mouse.down()
    await page.mouse.move(middle.x + 900, middle.y + 700, { steps: 3 })
    await page.mouse.up()
    await crop(page)
    const { colours } = await shown(page, [[0.5, 0.5]])
    expect(nearestQuarter(colours[0]!)).toBe('topLeft')
  })

  await test.step('on a small phone with large text it is still large enough, upright and on its side', async () => {
    await choose(form, await quarteredPhoto(1200, 900))
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
      const done = dialog.getByRole('button', { name: 'Crop', exact: true })
      await done.scrollIntoViewIfNeeded()
      await expect(done).toBeInViewport({ ratio: 0.99 })
    }
  })
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
