import { expect } from '../fixtures.ts'
import { openList, test } from './visitor.ts'

const champion = 'State under-15 champion'

test('the hall of fame is newest first, or by rating on request; students, titles and descriptions are searched; both stand in the address; a card shows three tags, its dialog all', async ({
  page,
}) => {
  await openList(page, '/achievements')
  const main = page.getByRole('main')
  const titles = main.getByRole('heading', { level: 2 })
  const dates = main.locator('.card-meta time')
  const shown = await dates.evaluateAll((nodes) =>
    nodes.map((node) => node.getAttribute('datetime')!)
  )
  expect(shown).toEqual([...shown].sort().reverse())

  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort).toHaveValue('recent')
  await sort.selectOption('Highest rating')
  await expect(page).toHaveURL('/achievements?sort=rating')
  await expect(titles.nth(0)).toHaveText('Beat a player rated above 2300')
  await expect(titles.nth(1)).toHaveText('First international rating')
  await expect(titles.nth(2)).toHaveText('Biggest rating gain of the season')
  await expect(titles.nth(3)).toHaveText(champion)

  await page.reload()
  await expect(titles.nth(0)).toHaveText('Beat a player rated above 2300')
  await expect(sort).toHaveValue('rating')

  const search = page.getByRole('searchbox')
  await search.fill('salunke')
  await expect(titles).toHaveText([champion])
  await expect(page).toHaveURL('/achievements?sort=rating&q=salunke')
  await search.fill('xyzzy')
  await expect(titles).toHaveText(['No Results Found'])
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible()

  await search.fill('salunke')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: champion })
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'State',
    'Under 15',
    'Champion',
    '+1',
  ])
  await page.getByRole('link', { name: `View details of ${champion}` }).click()
  const dialog = page.getByRole('dialog', { name: champion })
  await expect(dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'State',
    'Under 15',
    'Champion',
    'Classical',
  ])
  await expect(dialog.getByText('+115')).toBeVisible()
  await expect(dialog.getByText('Rutuja Salunke')).toBeVisible()
  const portrait = await dialog.locator('.item-picture').boundingBox()
  expect(portrait!.width / portrait!.height).toBeCloseTo(3 / 4, 2)
})

test('an empty hall says so', async ({ page }) => {
  await page.route('**/api/achievements', (route) => route.fulfill({ json: { data: [] } }))
  await openList(page, '/achievements')
  await expect(page.getByRole('heading', { level: 2, name: 'No achievements yet' })).toBeVisible()
  await expect(page.getByText('Check back soon for exciting student achievements!')).toBeVisible()
})
