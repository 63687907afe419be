import sharp from 'sharp'
import { expect } from '../../fixtures.ts'
import { quarteredPhoto } from '../../photo.ts'
import { test } from '../director.ts'
import { achievement, toast } from '../lists.ts'
import { choose, crop, cropper, enlarge, fillIn, untilAwake } from '../tournament-form.ts'
import { openForm, pictureOf, shownQuarters } from './shown.ts'

test('the upload is the crop, a JPEG of 800 px, and is cropped again from what is stored', async ({
  page,
}) => {
  const bodies: Buffer[] = []
  for (const path of ['**/api/tournaments', '**/api/achievements']) {
    await page.route(path, (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      bodies.push(route.request().postDataBuffer()!)
      if (path.endsWith('tournaments')) return route.fallback()
      // Of the achievement nothing but what is sent is looked at.
      return route.fulfill({ status: 201, json: { data: achievement('sent') } })
    })
  }
  const form = await openForm(page)
  const title = 'Cropped again'
  await fillIn(form, { title })
  await choose(form, await quarteredPhoto(4000, 3000, 6))
  await crop(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('link', { name: 'Achievements' }).click()
  await page.getByRole('button', { name: 'Add Achievement' }).click()
  const other = page.getByRole('dialog', { name: 'Create New Achievement' })
  await untilAwake(other)
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

  await page.goto('/admin')
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await page.getByRole('button', { name: 'Adjust crop' }).click()
  const pixels = cropper(page).getByTestId('crop-pixels')
  await expect(pixels, 'it begins with all of it').toHaveText('800 × 600 pixels of the photo')
  await cropper(page).getByRole('button', { name: 'Rotate right' }).click()
  await crop(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(toast(page, 'Tournament saved')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(enlarge(page)).toBeVisible()
  const turned = ['bottomLeft', 'topLeft', 'bottomRight', 'topRight']
  await expect.poll(() => shownQuarters(page)).toEqual(turned)
})
