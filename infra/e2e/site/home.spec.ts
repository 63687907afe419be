import { expect } from '../fixtures.ts'
import { test } from './visitor.ts'

test('the home page leads from its headline to the courses and to the academy', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Master the Game of Kings')
  await main.getByRole('link', { name: 'Start Learning' }).click()
  await expect(page).toHaveURL('/services')
  await page.goBack()
  await main.getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveURL('/about')
})

test('the scroll hint leads to the problem of the day, the four highlights follow', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Scroll' }).click()
  await expect(page.locator('#your-move')).toBeInViewport()
  const highlights = page.getByRole('region', { name: 'What you find here' })
  await expect(highlights.getByRole('heading', { level: 3 })).toHaveText([
    'Expert Training',
    'Tournaments',
    'Community',
    'All Levels',
  ])
})
