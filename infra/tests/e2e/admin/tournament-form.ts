import { type Locator, type Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { nearestQuarter } from '../photo.ts'

export const typed = {
  title: 'Monsoon Rapid in Sangamner',
  description: 'Seven rounds of rapid chess,\nall ages welcome.',
  link: 'https://forms.example/monsoon-rapid',
}

export const newForm = (page: Page) => page.getByRole('dialog', { name: 'Create New Tournament' })
export const editForm = (page: Page) => page.getByRole('dialog', { name: 'Edit Tournament' })
export const cropper = (page: Page) => page.getByRole('dialog', { name: 'Crop picture' })
/** The notice that the form contains a restored draft. */
export const filled = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^This is what you typed at/ })
export const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge banner' })

/** Waits until a dialog listens to keys and presses: it takes the focus then, not when it appears. */
export async function untilAwake(dialog: Locator) {
  const hasFocus = () => dialog.evaluate((node) => node.contains(document.activeElement))
  await expect.poll(hasFocus).toBe(true)
}

/** Opens the empty form from the list that is shown. */
export async function openNew(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Tournament' }).click()
  await untilAwake(newForm(page))
  return newForm(page)
}

export async function fillIn(form: Locator, fields: Partial<typeof typed> = {}) {
  const { title, description, link } = { ...typed, ...fields }
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description', { exact: true }).fill(description)
  await form.getByLabel('Registration link').fill(link)
}

export async function expectFilled(form: Locator, fields: Partial<typeof typed> = {}) {
  const { title, description, link } = { ...typed, ...fields }
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue(description)
  await expect(form.getByLabel('Registration link')).toHaveValue(link)
}

/** Chooses a file for the form's picture; what comes of it is the caller's to await. */
export async function choose(form: Locator, buffer: Buffer, name = 'IMG_0001.jpg') {
  const mimeTypes: Record<string, string> = {
    jpg: 'image/jpeg',
    png: 'image/png',
    heic: 'image/heic',
    txt: 'text/plain',
  }
  const mimeType = mimeTypes[name.split('.').at(-1)!]!
  await form.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
}

/** Waits for the cropper to show the picture, cuts it as it stands, and is back in the form. */
export async function crop(page: Page) {
  await cropper(page).getByRole('button', { name: 'Crop', exact: true }).click()
  await expect(cropper(page)).toBeHidden()
  await untilAwake(page.getByRole('dialog'))
}

/** The chip of a fact, by its label. */
export const chipOf = (form: Locator, label: string) =>
  form.getByRole('button', { name: new RegExp(`^${label}\\s*[:,]`) })

/** Which quarters of the photo the form's preview shows, in reading order. */
export async function previewQuarters(page: Page) {
  const preview = enlarge(page).locator('img')
  const colours = await preview.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    const { naturalWidth: width, naturalHeight: height } = image
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.drawImage(image, 0, 0)
    const corners = [0.1, 0.9].flatMap((y) => [0.1, 0.9].map((x) => [x * width, y * height]))
    return corners.map(([x, y]) => [...context.getImageData(x!, y!, 1, 1).data.slice(0, 3)])
  })
  return colours.map((colour) => nearestQuarter(colour))
}
