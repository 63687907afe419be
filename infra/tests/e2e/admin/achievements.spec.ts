import { expect } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { test } from './director.ts'
import { achievement, dictate, items } from './lists.ts'
import { choose, crop } from './tournament-form.ts'

const list = [
  achievement('a', {
    title: 'District champion',
    ratingChange: '+115',
    tags: ['Under 12', 'FIDE rated', 'Girls', 'Rapid', 'Satara'],
  }),
  achievement('b', { title: 'Club title', studentName: 'Rohan Jadhav', tags: ['Rapid'] }),
  achievement('c', { title: 'School title', description: 'For asha', isActive: false }),
]

test('filters count and live in the address; a card shows every fact and at most three tags; an empty list says so', async ({
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
  await expect(page).toHaveURL(/\?status=active&q=ROHAN$|\?q=ROHAN&status=active$/)
  await page.reload()
  await expect(counter).toHaveText('1 of 3 achievements')
  await search.fill('nobody')
  await expect(page.getByRole('heading', { name: 'No achievements found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(counter).toHaveText('3 of 3 achievements')
  await expect(page).toHaveURL(/\/admin\/achievements$/)

  const [first, second] = [
    items(page).filter({ hasText: 'District champion' }),
    items(page).filter({ hasText: 'Club title' }),
  ]
  for (const words of ['Asha Patil', 'Won every round.', '2 Oct 2026', 'Satara', 'Rating: +115']) {
    await expect(first.getByText(words, { exact: true }).first()).toBeVisible()
  }
  for (const tag of ['Under 12', 'FIDE rated', 'Girls', '+2']) {
    await expect(first.getByText(tag, { exact: true })).toBeVisible()
  }
  await expect(first.getByText('Rapid', { exact: true })).toHaveCount(0)
  await expect(first.getByText('Created 1 Nov 2026')).toBeVisible()
  await expect(second.getByText('Rating:')).toHaveCount(0)
  await expect(second.getByText(/^\+\d/)).toHaveCount(0)

  await dictate(page, 'achievements', [])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No achievements yet' })).toBeVisible()
})

test('tags are trimmed, unique, added by Enter, comma and saving, suggested, and limited', async ({
  page,
}) => {
  await dictate(page, 'achievements', list)
  await page.goto('/admin/achievements?new')
  const form = page.getByRole('dialog', { name: 'Create New Achievement' })
  const input = form.getByRole('textbox', { name: 'Tags' })
  const tags = form.getByRole('list', { name: 'Tags', exact: true }).getByRole('listitem')
  const inUse = form.getByRole('list', { name: 'Tags in use' })
  await expect(inUse.getByRole('button').first()).toHaveText('Add Rapid')
  for (const tag of ['  Blitz  ', 'Blitz', '   ']) {
    await input.fill(tag)
    await input.press('Enter')
  }
  await expect(tags).toHaveText(['Blitz'])
  await expect(form.getByText('Title is required'), 'Enter adds, and sends nothing').toBeHidden()
  await input.fill('gir')
  await expect(inUse.getByRole('button')).toHaveText(['Add Girls'])
  await inUse.getByRole('button').click()
  await expect(tags).toHaveText(['Blitz', 'Girls'])
  await input.fill('x'.repeat(41))
  await input.press('Enter')
  await expect(input).toHaveAccessibleDescription(/A tag cannot be more than 40 characters/)
  await input.fill('')
  await form.getByRole('button', { name: 'Remove Blitz' }).click()
  await expect(tags).toHaveText(['Girls'])
  await expect(input).toBeFocused()
  await form.getByRole('button', { name: 'Remove Girls' }).click()
  await expect(tags).toHaveCount(0)

  await input.fill('Satara, Rapid')
  await expect(tags).toHaveText(['Satara', 'Rapid'])
  await input.fill('Half typed')
  await input.press('Control+Enter')
  await expect(tags).toHaveText(['Satara', 'Rapid', 'Half typed'])
  await input.fill('Left behind')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(tags).toHaveText(['Satara', 'Rapid', 'Half typed', 'Left behind'])
})

test.describe('with a mouse and a finger', () => {
  test.use({ hasTouch: true })

  test('a press below a half-typed tag hits what it aims at, and the tag is kept', async ({
    page,
  }) => {
    await page.goto('/admin/achievements?new')
    const form = page.getByRole('dialog', { name: 'Create New Achievement' })
    const tags = form.getByRole('list', { name: 'Tags', exact: true }).getByRole('listitem')
    for (const press of ['click', 'tap'] as const) {
      await form.getByRole('textbox', { name: 'Tags' }).fill('Half typed')
      const chooser = page.waitForEvent('filechooser')
      await form.getByRole('button', { name: /Choose picture$/ })[press]()
      await chooser
      await expect(tags).toHaveText(['Half typed'])
      await form.getByRole('button', { name: 'Remove Half typed' }).click()
      await expect(tags).toHaveCount(0)
    }
  })
})

test('create, edit and delete, on the server', async ({ page }) => {
  await page.goto('/admin/achievements')
  await page.getByRole('button', { name: 'Add Achievement' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Achievement' })
  await form.getByLabel('Title').fill('Journey medal')
  await form.getByLabel('Student name').fill('Asha Patil')
  await form.getByLabel('Description', { exact: true }).fill('Won every round.')
  await form.getByLabel('Date').fill('2026-10-02')
  await form.getByLabel('Location').fill('Satara')
  await form.getByLabel('Rating change').fill('2300+')
  await choose(form, await quarteredPhoto(900, 1200))
  await crop(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(items(page).first(), 'a new one is on top').toContainText('Journey medal')
  const card = items(page).filter({ hasText: 'Journey medal' })
  await expect(card).toContainText('Rating: 2300+')
  await expect(card.getByRole('img')).toBeVisible()

  await card.getByRole('button', { name: 'Edit Journey medal' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Achievement' })
  await expect(edit.getByLabel('Date')).toHaveValue('2026-10-02')
  await edit.getByLabel('Location').fill('Karad')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(card).toContainText('Karad')

  await card.getByRole('button', { name: 'Delete Journey medal' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this achievement?',
  })
  await expect(question).toHaveAccessibleDescription('Journey medal')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Achievement deleted')).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('a saved one has an address of its own to change; the old one leads to it', async ({
  page,
  request,
  token,
}) => {
  const headers = { Authorization: `Bearer ${token}` }
  const multipart = {
    title: 'Address Champion',
    studentName: 'Asha Patil',
    description: 'Won every round.',
    date: '2026-10-02',
    location: 'Satara',
  }
  const made = await request.post('/api/achievements', { headers, multipart })
  const { data } = (await made.json()) as { data: { _id: string; slug: string } }
  await page.goto('/admin/achievements?new')
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Address')).toHaveCount(0)

  await page.goto(`/admin/achievements?edit=${data._id}`)
  const form = page.getByRole('dialog', { name: 'Edit Achievement' })
  const address = form.getByLabel('Address')
  await expect(address).toHaveValue(data.slug)
  await address.fill('Asha Patil!')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(
    form.getByText('Address can only have small letters, digits and hyphens')
  ).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill(`${data.slug}-satara`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const old = await request.get(`/api/achievements/${data.slug}`)
  expect(await old.json()).toMatchObject({ data: { slug: `${data.slug}-satara` } })
  await page.goto(`/achievements/${data.slug}`)
  await expect(page).toHaveURL(new RegExp(`/achievements/${data.slug}-satara$`))
})
