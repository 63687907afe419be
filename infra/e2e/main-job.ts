import type { Browser, Page } from '@playwright/test'
import exifr from 'exifr'
import sharp from 'sharp'
import { expect } from './fixtures.ts'
import { nearestQuarter, phonePhoto, readQuarters, type Quarters } from './photo.ts'

export const registration = 'https://forms.example/sangamner-rapid'

/** What the photo's quarters are after one turn to the right in the cropper. */
const turnedRight: Record<keyof Quarters, keyof Quarters> = {
  topLeft: 'bottomLeft',
  topRight: 'topLeft',
  bottomLeft: 'bottomRight',
  bottomRight: 'topRight',
}

/** The director makes a tournament with a photo straight from a phone, turned once in the cropper. */
export async function publishTournament(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add Tournament' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Tournament' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').first().fill('Seven rounds of rapid chess, one day, all ages welcome.')
  await form.getByLabel('Registration link').fill(registration)
  await form.locator('input[type=file]').first().setInputFiles({
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  })
  const cropper = page.getByRole('dialog', { name: /crop/i })
  await cropper.getByRole('button', { name: /rotate right/i }).click()
  await cropper.getByRole('button', { name: 'Crop', exact: true }).click()
  await expect(cropper).toBeHidden()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('article', { name: title }).or(page.getByRole('listitem').filter({ hasText: title })).first()).toBeVisible()
}

/** The served picture is small, upright as the director turned it, and tells nobody where it was taken. */
export async function expectCleanPicture(page: Page, address: string) {
  const answer = await page.request.get(address)
  expect(answer.status()).toBe(200)
  const picture = await answer.body()
  const { width, height, orientation } = await sharp(picture).metadata()
  expect(width).toBeLessThanOrEqual(800)
  expect(width / height).toBeCloseTo(4 / 3, 1)
  expect(orientation ?? 1).toBe(1)
  expect((await exifr.gps(picture)) ?? null).toBeNull()
  const seen = await readQuarters(picture)
  for (const [quarter, colour] of Object.entries(seen)) {
    expect(nearestQuarter(colour), quarter).toBe(turnedRight[quarter as keyof Quarters])
  }
}

/** A page of a visitor who has nothing to do with the director's browser. */
export async function openAsVisitor(browser: Browser, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext(options)
  return context.newPage()
}

/** Address of the JPEG that a visitor's page names for a tournament, as the API tells it. */
export async function servedPicture(page: Page, title: string): Promise<string> {
  const answer = await page.request.get('/api/tournaments')
  const { data } = (await answer.json()) as { data: { title: string; banner: string | null }[] }
  const banner = data.find((tournament) => tournament.title === title)?.banner
  if (!banner) throw new Error(`No picture is served for ${title}`)
  return banner
}
