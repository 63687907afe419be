import sharp from 'sharp'
import { expect, expectAccessible } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { test } from './director.ts'
import { elsewhere } from './elsewhere.ts'
import { achievement, card, dictate, items } from './lists.ts'
import { choose, crop, cropper } from './tournament-form.ts'

const list = [
  achievement('a', {
    title: 'District champion',
    ratingChange: '+115',
    tags: ['Under 12', 'FIDE rated', 'Girls', 'Rapid', 'Satara'],
  }),
  achievement('b', { title: 'Club title', studentName: 'Rohan Jadhav', tags: ['Rapid'] }),
  achievement('c', { title: 'School title', isActive: false }),
]

test('filters are stored in the address; a card shows all facts and three tags', async ({
  page,
}) => {
  await dictate(page, 'achievements', list)
  await page.goto('/admin/achievements?tag=Rapid')
  const counter = page.getByText(/^\d+ of \d+ achievements$/)
  await expect(counter).toHaveText('2 of 3 achievements')
  await expect(page.getByLabel('Tag')).toHaveValue('Rapid')
  await page.getByLabel('Tag').selectOption({ index: 0 })
  await page.getByLabel('Status').selectOption('Active')
  await expect(counter).toHaveText('2 of 3 achievements')
  const search = page.getByRole('searchbox', { name: 'Search achievements...' })
  await search.fill('ROHAN')
  await expect(items(page).getByRole('heading')).toHaveText(['Club title'])
  await page.reload()
  await expect(counter).toHaveText('1 of 3 achievements')
  await search.fill('nobody')
  await expect(page.getByRole('heading', { name: 'No achievements found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL(/\/admin\/achievements$/)
  const first = card(page, 'District champion')
  for (const words of ['Asha Patil', 'Won every round.', '2 Oct 2026', 'Satara', 'Rating: +115']) {
    await expect(first.getByText(words, { exact: true }).first()).toBeVisible()
  }
  for (const tag of ['Under 12', 'FIDE rated', 'Girls', '+2']) {
    await expect(first.getByText(tag, { exact: true })).toBeVisible()
  }
  await expect(first.getByText('Rapid', { exact: true })).toHaveCount(0)
})

/** The picture part of a multipart body. */
function pictureOf(body: Buffer) {
  const start = body.indexOf('\r\n\r\n', body.indexOf('filename="')) + 4
  return body.subarray(start, body.indexOf('\r\n--', start))
}

test('an achievement is created with photo and tags, edited, deleted, and gets a new address', async ({
  page,
  request,
  token,
}) => {
  await page.goto('/admin/achievements')
  await page.getByRole('button', { name: 'Add Achievement' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Achievement' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Title is required')).toBeVisible()
  await expect(form.getByLabel('Title')).toBeFocused()
  await form.getByLabel('Title').fill('Journey medal')
  await form.getByLabel('Student name').fill('Asha Patil')
  await form.getByLabel('Description', { exact: true }).fill('Won every round.')
  await form.getByLabel('Date').fill('2026-10-02')
  await form.getByLabel('Location').fill('Satara')
  await form.getByLabel('Rating change').fill('2300+')
  const input = form.getByRole('combobox', { name: 'Tags' })
  const tags = form.getByRole('list', { name: 'Tags', exact: true }).getByRole('listitem')
  for (const tag of ['  Blitz  ', 'Blitz', 'x'.repeat(41)]) {
    await input.fill(tag)
    await input.press('Enter')
  }
  await expect(input).toHaveAccessibleDescription(/A tag cannot be more than 40 characters/)
  await input.fill('Satara, Rapid')
  await form.getByRole('button', { name: /^Remove xxx/ }).click()
  await expect(tags).toHaveText(['Blitz', 'Satara', 'Rapid'])
  await form.getByRole('button', { name: 'Remove Satara' }).click()
  await input.fill('Left behind')
  await choose(form, await quarteredPhoto(900, 1200))
  await crop(page)
  await expectAccessible(page)

  let body: Buffer | null = null
  await page.route('**/api/achievements', (route) => {
    if (route.request().method() === 'POST') body = route.request().postDataBuffer()
    return route.fallback()
  })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const photo = pictureOf(body!)
  const size = { format: 'jpeg', width: 800, height: 1067 }
  expect(await sharp(photo).metadata(), 'what is sent is the crop').toMatchObject(size)

  await expect(items(page).first(), 'a new one is on top').toContainText('Journey medal')
  const row = card(page, 'Journey medal')
  for (const words of ['Rating: 2300+', 'Blitz', 'Rapid', 'Left behind']) {
    await expect(row).toContainText(words)
  }
  await expect(row.getByRole('img')).toBeVisible()
  await row.getByRole('button', { name: 'Edit Journey medal' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Achievement' })
  await expect(edit.getByLabel('Date')).toHaveValue('2026-10-02')
  await edit.getByLabel('Location').fill('Karad')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Karad')

  await row.getByRole('button', { name: 'Delete Journey medal' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this achievement?',
  })
  await expect(question).toHaveAccessibleDescription('Journey medal')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Achievement deleted')).toBeVisible()
  await expect(row).toHaveCount(0)

  const server = elsewhere(request, token, 'achievements')
  const item = await server.create('Address Champion')
  await page.goto('/admin/achievements')
  await page.getByRole('button', { name: `Edit ${item.title}`, exact: true }).click()
  const address = edit.getByLabel('Address')
  await address.fill('Asha Patil!')
  await edit.getByRole('button', { name: 'Save' }).click()
  const rule = 'Address can only have small letters, digits and hyphens'
  await expect(address).toHaveAccessibleDescription(new RegExp(rule))
  await address.fill(`${item.slug}-satara`)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await page.goto(`/achievements/${item.slug}`)
  await expect(page).toHaveURL(new RegExp(`/achievements/${item.slug}-satara$`))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('an achievement is made with a photo; Enter publishes nothing', async ({ page }) => {
    await page.goto('/admin/achievements')
    const first = await items(page).first().boundingBox()
    expect(first!.y, 'the first card is in sight').toBeLessThan(320)
    await page.getByRole('button', { name: 'Add Achievement' }).tap()
    const form = page.getByRole('dialog', { name: 'Create New Achievement' })
    const chooser = page.waitForEvent('filechooser')
    await form.getByRole('button', { name: 'Choose picture' }).tap()
    const buffer = await quarteredPhoto(900, 1200)
    await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
    await cropper(page).getByRole('button', { name: 'Crop', exact: true }).tap()
    const photo = await form.getByRole('button', { name: 'Enlarge image' }).boundingBox()
    const title = await form.getByLabel('Title').boundingBox()
    expect(photo!.y).toBeLessThan(title!.y)
    for (const label of ['Title', 'Student name', 'Location', 'Rating change']) {
      await form.getByLabel(label).fill('Phone medal')
    }
    await form.getByLabel('Rating change').press('Enter')
    await expect(form, 'Enter goes on and publishes nothing').toBeVisible()
    await form.getByLabel('Description', { exact: true }).fill('Won every round.')
    await form.getByRole('button', { name: 'Save' }).tap()
    await expect(form).toBeHidden()
    await expect(items(page).first()).toContainText('Phone medal')
  })
})
