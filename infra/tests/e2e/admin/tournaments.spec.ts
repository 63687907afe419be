import { expect } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { answerTo, hold, inject, NETWORK_FAULTS, test } from './director.ts'
import { dictate, items, toast, tournament } from './lists.ts'
import { choose, crop, fillIn, openNew } from './tournament-form.ts'

test.use({ expectedConsole: NETWORK_FAULTS })

test('a card shows state, day and three lines of description; search and filters count, live in the address and survive reload and Back; an empty list invites to create the first', async ({
  page,
}) => {
  await dictate(page, 'tournaments', [
    tournament('a', { title: 'Monsoon Open', description: 'A long story. '.repeat(60) }),
    tournament('b', { title: 'Winter Rapid', description: 'After the MONSOON.', isActive: false }),
    tournament('c', { title: 'School Cup' }),
  ])
  await page.goto('/admin')
  const counter = page.getByText(/^\d+ of \d+ tournaments$/)
  const search = page.getByRole('searchbox', { name: 'Search tournaments...' })
  await expect(counter).toHaveText('3 of 3 tournaments')
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeHidden()
  const [open, hidden] = [items(page).first(), items(page).nth(1)]
  await expect(open.getByText('Active', { exact: true })).toBeVisible()
  await expect(hidden.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(open.getByText('Created 1 Nov 2026')).toBeVisible()
  await expect(open.getByRole('img')).toHaveCount(0)
  const story = open.getByText('A long story.')
  const lines = await story.evaluate(
    (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)
  )
  expect(Math.round(lines)).toBe(3)

  await search.fill('monsoon')
  await expect(counter).toHaveText('2 of 3 tournaments')
  await expect(page.getByLabel('Status')).toBeHidden()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect(page.getByLabel('Status').getByRole('option')).toHaveText([
    'All Status',
    'Active',
    'Inactive',
  ])
  await page.getByLabel('Status').selectOption('Inactive')
  await expect(counter).toHaveText('1 of 3 tournaments')
  await expect(items(page).getByRole('heading')).toHaveText(['Winter Rapid'])
  await expect(page).toHaveURL(/\/admin\?q=monsoon&status=inactive$/)

  await page.reload()
  await expect(counter).toHaveText('1 of 3 tournaments')
  await expect(search).toHaveValue('monsoon')
  await expect(page.getByLabel('Status')).toHaveValue('inactive')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.goBack()
  await expect(counter).toHaveText('1 of 3 tournaments')
  await expect(search).toHaveValue('monsoon')

  await page.getByLabel('Status').selectOption('Active')
  await search.fill('मॉन्सून')
  await expect(items(page).getByRole('heading'), 'in either script').toHaveText(['Monsoon Open'])
  await search.fill('cup of tea')
  await expect(page.getByRole('heading', { name: 'No tournaments found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filters.')).toBeVisible()
  await expect(counter).toHaveText('0 of 3 tournaments')
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(counter).toHaveText('3 of 3 tournaments')
  await expect(page).toHaveURL(/\/admin$/)

  await dictate(page, 'tournaments', [])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No tournaments yet' })).toBeVisible()
  await expect(page.getByText('Create your first tournament to get started')).toBeVisible()
  await expect(page.getByText('0 of 0 tournaments')).toBeVisible()
})

test('create, edit, hide, delete and undo, on the server', async ({ page }) => {
  await page.goto('/admin')
  const shown = items(page)
  await expect(shown.first()).toBeVisible()
  const form = await openNew(page)
  await fillIn(form, { title: 'Journey Cup' })
  await form.getByRole('button', { name: 'Add prize' }).click()
  await form.getByLabel('Position').fill('1st')
  await form.getByLabel('Amount').fill('1,20,000')
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)
  await expect(form.getByRole('switch', { name: 'Active' })).toBeChecked()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const card = shown.first()
  await expect(card).toContainText('Journey Cup')
  await expect(card.getByRole('img')).toBeVisible()

  await card.getByRole('button', { name: 'Edit Journey Cup' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Tournament' })
  await expect(edit.getByLabel('Amount')).toHaveValue('120000')
  await edit.getByLabel('Title').fill('Journey Trophy')
  await edit.getByRole('switch', { name: 'Active' }).click()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(card).toContainText('Journey Trophy')
  const hidden = card.getByText('Inactive', { exact: true })
  await expect(hidden).toBeVisible()
  await toast(page, 'Tournament hidden from visitors').getByRole('button', { name: 'Undo' }).click()
  await expect(hidden).toBeHidden()
  const { calls, lift } = await inject(page, 'PUT', '/api/tournaments/*', { status: 500 })
  await card.getByRole('button', { name: 'Hide Journey Trophy' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^Failed to save tournament/)
  await expect(hidden, 'refused, it is shown as before').toBeHidden()
  expect(calls).toHaveLength(1)
  await lift()
  const held = await hold(page, 'PUT', '/api/tournaments/*')
  await card.getByRole('button', { name: 'Hide Journey Trophy' }).click()
  await expect(hidden, 'at once').toBeVisible()
  held.release()
  await expect(toast(page, 'Tournament hidden from visitors')).toBeVisible()

  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this tournament?',
  })
  const remove = page.getByRole('button', { name: 'Delete Journey Trophy' })
  await remove.click()
  await expect(question).toHaveAccessibleDescription('Journey Trophy')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(remove).toBeFocused()
  await remove.click()
  await page.goBack()
  await expect(question).toBeHidden()

  for (const isUndone of [true, false]) {
    await remove.click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Tournament deleted')).toBeVisible()
    await expect(remove).toBeHidden()
    if (!isUndone) continue
    const restored = answerTo(page, 'POST', '/api/tournaments/*/restore')
    await toast(page, 'Tournament deleted').getByRole('button', { name: 'Undo' }).click()
    expect((await restored).ok()).toBe(true)
    await expect(remove).toBeVisible()
  }
})
